import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { routed } from '../../platform/page/stories/routed.tsx';
import { aminasPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { HomeCoachPage } from './HomeCoachPage.tsx';

const meta = {
  title: 'Coach home',
  component: HomeCoachPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    profile: createProfile(),
    practice: { status: 'success', data: aminasPractice },
    today: storyToday,
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeCoachPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daisy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to grow, Amina?');
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveAttribute('href', '/conversation/Daisy');
    await expect(canvas.getByRole('link', { name: 'Pronunciation' })).toHaveAttribute('href', '/pronunciation/Daisy');
    await expect(canvas.getByRole('link', { name: 'Mock interview' })).toHaveAttribute('href', '/job-interview');
    await expect(canvas.getByRole('link', { name: 'All kinds of practice' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByRole('link', { name: 'Write with Daisy' })).toHaveAttribute('href', '/chat');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '412 of 500 XP');
    await expect(canvas.getByText('Last session today · 6 of 10 minutes today')).toBeVisible();
  },
};

/** A learner who has Plus is offered nothing. */
export const John: Story = {
  args: { profile: createProfile({ selected_character: 'John', real_english_level: 'C1', is_premium: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Upgrade to Plus' })).toBeNull();
  },
};

/** A first day: the level is what the learner said, until enough was heard; five talks are free. */
export const NotMeasured: Story = {
  args: {
    profile: createProfile({ real_english_level: null, level: 1, total_xp: 0, free_talks: { limit: 5, left: 5 } }),
    practice: { status: 'success', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You said B1 · not measured yet')).toBeVisible();
    await expect(canvas.queryByText('A1')).toBeNull();
    await expect(canvas.getByText('5 of 5 free talks left today.')).toBeVisible();
  },
};

export const NoFreeTalksLeft: Story = {
  args: { profile: createProfile({ free_talks: { limit: 5, left: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No more free conversations today. You have new ones tomorrow.')).toBeVisible();
  },
};

/** The face stays where it is while the last session is asked for. */
export const Loading: Story = {
  args: { practice: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your last session...');
  },
};

/** Earlier practice cannot be loaded: every way to practise is there all the same. */
export const Failed: Story = {
  args: { practice: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toBeVisible();
  },
};

/** A server that says nothing of coach and name. */
export const Defaults: Story = {
  args: {
    profile: createProfile({ selected_character: null, full_name: null, level: 1, total_xp: 0 }),
    practice: { status: 'success', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to grow?');
    await expect(canvas.getByRole('link', { name: 'Talk with John' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    profile: createProfile({ full_name: 'Wolfeschlegelsteinhausenbergerdorff Müller', total_xp: 128_400, level: 1283 }),
  },
};

/** Every way on, in the order of the page. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const ways = ['Upgrade to Plus', 'Change coach', 'Talk with Daisy', 'Pronunciation', 'Mock interview'];
    for (const name of [...ways, 'All kinds of practice', 'Write with Daisy']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};
