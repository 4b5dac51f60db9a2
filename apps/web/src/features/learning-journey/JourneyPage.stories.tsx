import type { PastInterview } from '@sayso/api/contract/interview';
import { heldInterviews } from '@sayso/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { routed } from '../../platform/page/stories/routed.tsx';
import { aminasPractice, createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { JourneyPage } from './JourneyPage.tsx';

const meta = {
  title: 'Learning journey',
  component: JourneyPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    profile: createProfile(),
    coach: 'Daisy',
    changingTo: null,
    practice: { status: 'success', data: aminasPractice },
    interviews: { state: { status: 'success', data: null }, retry: fn() },
    today: storyToday,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof JourneyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daisy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveAttribute('href', '/conversation/Daisy');
    await expect(canvas.getByRole('link', { name: 'Read past talks' })).toHaveAttribute('href', '/past-talks');
    await expect(canvas.getByText('4 min more today, and your ten minutes are full.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to John' }));
    await expect(args.onChoose).toHaveBeenCalledWith('John');
  },
};

/** Older steps come when they are asked for. */
export const John: Story = {
  args: {
    coach: 'John',
    profile: createProfile({ selected_character: 'John' }),
    practice: { status: 'success', data: [...aminasPractice, ...aminasPractice] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/\+\d+ XP/)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older ones' }));
    const steps = canvas.getAllByText(/\+\d+ XP/);
    await expect(steps).toHaveLength(18);
    await expect(steps[10]?.closest('li')).toHaveFocus();
  },
};

/** A server that names its sessions lets each step lead to its own talk. */
export const LeadsToTalks: Story = {
  args: {
    practice: {
      status: 'success',
      data: [
        createPractice({ id: 'weekend' }),
        createPractice({ id: 'sounds', kind: 'pronunciation' }),
        createPractice({ coach: 'John' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const talk = canvas.getByRole('link', { name: 'Conversation with Daisy' });
    await expect(talk).toHaveAttribute('href', '/past-talks/weekend');
    await expect(canvas.queryByRole('link', { name: 'Pronunciation with Daisy' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Conversation with John' })).toBeNull();
  },
};

const held = (value: readonly PastInterview[]) => ({ state: { status: 'success', data: value } as const, retry: fn() });
const short = { status: 'success', data: aminasPractice.slice(0, 1) } as const;

/** The three latest are shown; the older ones come when they are asked for. */
export const ManyInterviews: Story = {
  args: { practice: short, interviews: held(heldInterviews) },
  play: async ({ canvas, userEvent }) => {
    const latest = canvas.getAllByRole('link', { name: 'Night nurse' })[0];
    await expect(latest).toHaveAttribute('href', '/job-interview/review?id=night-nurse-2');
    await expect(canvas.queryByRole('link', { name: /^Waiter/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older interviews' }));
    await expect(canvas.getByRole('link', { name: /^Waiter/ })).toHaveFocus();
  },
};

export const OneInterview: Story = {
  args: { practice: short, interviews: held(heldInterviews.slice(3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 question answered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rehearse another one' })).toHaveAttribute('href', '/job-interview');
    await expect(canvas.queryByRole('button', { name: 'Show older interviews' })).toBeNull();
  },
};

/** An invitation, and nothing else. */
export const NoInterview: Story = {
  args: { coach: 'John', practice: short, interviews: held([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rehearse a job interview' })).toHaveAttribute(
      'href',
      '/job-interview',
    );
  },
};

export const InterviewsFailed: Story = {
  args: { practice: short, interviews: { state: { status: 'error' }, retry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your interviews could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.interviews.retry).toHaveBeenCalledOnce();
  },
};

export const LongRecap: Story = {
  args: {
    practice: {
      status: 'success',
      data: [createPractice({ recap: 'You spoke of your work, your town and your plans for the summer. '.repeat(9) })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Read more' })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    profile: createProfile({ streak: 0, total_xp: 0, level: 1 }),
    practice: { status: 'success', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Read past talks' })).toBeNull();
    await expect(canvas.getByText(/^Nothing yet\./)).toBeVisible();
  },
};

export const Changing: Story = { args: { changingTo: 'John' } };

export const Loading: Story = { args: { practice: { status: 'pending' } } };

export const Failed: Story = {
  args: { practice: { status: 'error' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load conversation history.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
