import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coachSpeaks, learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { PronunciationPage } from './PronunciationPage.tsx';
import { createSnapshot, judged, pageArgs, village } from './stories/drill.ts';

const meta = {
  title: 'Pronunciation',
  component: PronunciationPage,
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: pageArgs(),
} satisfies Meta<typeof PronunciationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const pausedFor = (microphone: 'refused' | 'insecure') =>
  createSnapshot({ phase: 'paused', microphone, phrase: village });

/** Chrome was told not to give the microphone: what to do about it, and then Try again. */
export const Refused: Story = {
  args: { snapshot: pausedFor('refused') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Click the icon next to the web address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

/** No button can repair this: the main button leaves. */
export const CannotRecord: Story = {
  args: { coach: 'Daisy', snapshot: pausedFor('insecure') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'End the drill' })).toHaveLength(2);
  },
};

/** No phrase came. */
export const Paused: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'paused',
      phrase: null,
      phrasesDone: 0,
      notice: { id: 1, tone: 'error', text: 'No phrase came from the server. Check your connection and try again.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No phrase came');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Say it again' })).toBeDisabled();
  },
};

/** The drill heard nothing too often: the phrase is still there beside Try again. */
export const PausedAfterSilence: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'paused',
      notice: { id: 1, tone: 'info', text: 'No voice detected. Please try again.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rather')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NoVoiceDetected: Story = {
  args: {
    coach: 'Daisy',
    snapshot: createSnapshot({
      phase: 'readying',
      notice: { id: 1, tone: 'info', text: 'No voice detected. Please try again.' },
    }),
  },
};

/** Chrome plays nothing before a touch. */
export const SoundBlocked: Story = {
  args: { snapshot: createSnapshot({ phase: 'presenting', soundBlocked: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear John' }));
    await expect(args.actions.unlock).toHaveBeenCalledOnce();
  },
};

export const Connecting: Story = {
  args: { snapshot: createSnapshot({ phase: 'greeting', greeting: null, phrase: null, phrasesDone: 0 }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pronunciation with John');
    await expect(canvas.getByText('Phrases done: 0 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the drill' }));
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
  },
};

export const GreetingShown: Story = {
  args: {
    coach: 'Daisy',
    snapshot: createSnapshot({ phase: 'greeting', phrase: null, phrasesDone: 0 }),
    levels: coachSpeaks,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Five phrases today/)).toBeVisible();
  },
};

export const Choosing: Story = {
  args: { snapshot: createSnapshot({ phase: 'generating', phrase: null, phrasesDone: 0 }) },
};

/** The sentence can be read as soon as the coach says it, and what to listen for is said. */
export const Listening: Story = {
  args: { snapshot: createSnapshot({ phase: 'presenting' }), levels: coachSpeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rather')).toBeVisible();
    await expect(canvas.getByText(village.hint)).toBeVisible();
  },
};

/** The sentence is there to be read; nothing is announced, it would be recorded. */
export const Recording: Story = {
  args: { levels: learnerSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('rather')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time to speak' })).toHaveTextContent('4 seconds left');
    await expect(canvas.getByText('Speak now...').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.actions.stopRecording).toHaveBeenCalledOnce();
  },
};

/** In its first 1.5 s a recording cannot be ended. */
export const RecordingBegan: Story = {
  args: { coach: 'Daisy', snapshot: createSnapshot({ recordingEndsAt: 6000, canStop: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
};

export const Processing: Story = { args: { snapshot: createSnapshot({ phase: 'evaluating' }) } };

/** The learner hung up: the last result stays until the summary comes, and nothing can be pressed any more. */
export const Ending: Story = {
  args: { coach: 'Daisy', snapshot: judged({ phase: 'ending', unsaved: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving your practice...')).toBeVisible();
    await expect(canvas.getByText('79%')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** The same in the middle of a phrase: an earlier one is still being saved. */
export const EndingBeforeItWasSaid: Story = {
  parameters: { pictures: false },
  args: { snapshot: createSnapshot({ phase: 'ending', unsaved: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving your practice...')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
