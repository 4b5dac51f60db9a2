import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { routed } from '../../platform/page/stories/routed.tsx';
import { aminasPractice, createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { ProgressPage } from './ProgressPage.tsx';
import { type Progress, progressFrom } from './progress.ts';
import { aminasErrors, aTeachersMonth } from './stories/progress.ts';

/** Creates the answer of a server that adds up the sessions itself. */
const addedUp = (practice: typeof aminasPractice, more: Partial<NonNullable<Progress['more']>> = {}) => ({
  status: 'success' as const,
  data: { ...progressFrom(practice, storyToday), more: { totalXp: 340, streak: 3, errors: aminasErrors, ...more } },
});

const meta = {
  title: 'Progress',
  component: ProgressPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    profile: createProfile(),
    progress: addedUp(aminasPractice),
    saving: null,
    onSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProgressPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('167 phrases, 37 min spoken, 7 sessions in seven days.')).toBeVisible();
    await expect(canvas.getByText('Today: 1 session, 6 min spoken, 24 phrases, +36 XP.')).toBeVisible();
    await expect(canvas.getByText(/^You practised on 6 days of the last seven, 5 days more than/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Days with practice each week: now 6 days, lowest/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /18 November: 3 min/ }));
    await expect(canvas.getByText('Wednesday 18 November: 1 session, 3 min spoken, 15 phrases, +20 XP.')).toBeVisible();
    await expect(canvas.getByText('Conversation with John')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(canvas.getByRole('toolbar', { name: '30 days' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save everything (JSON)' }));
    await expect(args.onSave).toHaveBeenCalledWith('json');
    await userEvent.click(canvas.getByRole('button', { name: /19 November/ }));
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
  args: { progress: addedUp([], { totalXp: 0, streak: 0, errors: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: nothing yet.')).toBeVisible();
    await expect(canvas.getByText(/^You did not repeat a mistake/)).toBeVisible();
    await expect(canvas.getByText(/a line here shows how often you practise/)).toBeVisible();
  },
};

/** One session, on the first day. */
export const OneDay: Story = {
  args: { progress: addedUp([createPractice()], { totalXp: 36, streak: 1, errors: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/will be a line here in 13 days/)).toBeVisible();
  },
};

/** Three years of every day, ten sessions each. */
export const HugeNumbers: Story = {
  args: {
    profile: createProfile({ level: 12_480 }),
    progress: addedUp(aTeachersMonth, {
      totalXp: 1_248_096,
      streak: 1095,
      errors: aminasErrors.map((error) => ({ ...error, count: error.count * 1234 })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1,248,096 XP')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
  },
};

/** A server that knows no more than the specification: the page adds up what it lists. */
export const OrdinaryServer: Story = {
  args: { progress: { status: 'success', data: progressFrom(aminasPractice, storyToday) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('167 phrases, 37 min spoken, 7 sessions in seven days.')).toBeVisible();
    await expect(canvas.queryByText('What comes back most')).toBeNull();
    await expect(canvas.queryByText('Your data is yours')).toBeNull();
  },
};

/** The file is on its way. */
export const Saving: Story = { args: { saving: 'csv' } };

export const Loading: Story = { args: { progress: { status: 'pending' } } };

export const Failed: Story = {
  args: { progress: { status: 'error' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your progress could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
