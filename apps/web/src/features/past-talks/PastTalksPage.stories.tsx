import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { storyToday } from '../../platform/practice/stories/practice.ts';
import { PastTalksPage } from './PastTalksPage.tsx';
import { aminasTalks, loadedWith, longTalk } from './stories/talks.ts';

const meta = {
  title: 'Past talks',
  component: PastTalksPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    coach: 'Daisy',
    state: loadedWith(aminasTalks),
    openId: null,
    today: storyToday,
    onRetry: fn(),
    onEarlier: fn(),
  },
} satisfies Meta<typeof PastTalksPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the newest stands beside the list. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Past talks' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Daisy, 08:40' })).toHaveAttribute('href', '/past-talks/weekend');
    const days = canvas.getAllByRole('heading', { name: /Today|Yesterday|Monday 16 November/ });
    await expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', 'Monday 16 November']);
  },
};

/** A better sentence stands under the one that was said, with the words that differ marked. */
export const Reading: Story = {
  args: { openId: 'interview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Talk with John');
    await expect(canvas.getByText('was go')).toBeVisible();
    await expect(canvas.getByText('went')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Show|Edit/ })).toBeNull();
  },
};

/** No recap, and it was written. */
export const TextChat: Story = { args: { openId: 'recipe' } };

export const LongTalk: Story = {
  args: { state: loadedWith([longTalk, ...aminasTalks.slice(2)]), openId: 'long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Read more' })).toBeVisible();
    await expect(canvas.getAllByText(/Take your time/)).toHaveLength(8);
  },
};

export const NotHere: Story = {
  args: { openId: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot find this conversation');
  },
};

export const Earlier: Story = {
  args: { state: loadedWith(aminasTalks.slice(0, 2), { earlier: 'ready' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older conversations' }));
    await expect(args.onEarlier).toHaveBeenCalled();
  },
};

export const EarlierFailed: Story = {
  args: { state: loadedWith(aminasTalks.slice(0, 2), { earlier: 'failed' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load conversation history.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { state: loadedWith([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveAttribute('href', '/conversation/Daisy');
  },
};

export const Loading: Story = { args: { state: { status: 'pending' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load conversation history.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
