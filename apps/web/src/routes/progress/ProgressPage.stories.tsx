import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aminasPractice, storyToday } from '../../shell/stories/practice.ts';
import { profileOf } from '../../shell/stories/profiles.ts';
import { routed } from '../../shell/stories/routed.tsx';
import { ProgressPage } from './ProgressPage.tsx';

const meta = {
  title: 'Progress',
  component: ProgressPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    profile: profileOf(),
    practice: { status: 'loaded', value: aminasPractice },
    today: storyToday,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProgressPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('167 phrases, 37 min, 7 sessions in seven days.')).toBeVisible();
    await expect(canvas.getByText('Today: 1 session, 6 min, 24 phrases, +36 XP.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /18 November: 3 min/ }));
    await expect(canvas.getByText('Wednesday 18 November: 1 session, 3 min, 15 phrases, +20 XP.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(canvas.getByRole('toolbar', { name: '30 days' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
  },
};

export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(canvas.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The first day: everything is there to be filled. */
export const Nothing: Story = {
  args: { practice: { status: 'loaded', value: [] }, profile: profileOf({ total_xp: 0, streak: 0, level: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: nothing yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { practice: { status: 'loading' } } };

export const Failed: Story = {
  args: { practice: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
