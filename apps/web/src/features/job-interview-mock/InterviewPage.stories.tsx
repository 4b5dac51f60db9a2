import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { coachSpeaks, learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { InterviewPage } from './InterviewPage.tsx';
import { answered, createSnapshot, now, shown, stageArgs, unheard } from './stories/scene.ts';

const meta = {
  title: 'Mock interview',
  component: InterviewPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs(),
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line is gone while the learner speaks: recording goes on. */
export const ReconnectingWhileRecording: Story = {
  args: { snapshot: createSnapshot({ connection: 'reconnecting' }), levels: learnerSpeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send answer' })).toBeEnabled();
    await expect(canvas.getByRole('timer', { name: 'Time to speak' })).toHaveTextContent('34');
  },
};

export const ReconnectingWhileSpeaking: Story = {
  args: { snapshot: createSnapshot({ phase: 'speaking', connection: 'reconnecting' }) },
};

/** Chrome plays nothing before a touch. */
export const SoundBlocked: Story = {
  args: { snapshot: createSnapshot({ phase: 'speaking', soundBlocked: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear HR' }));
    await expect(args.actions.unlock).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Type instead' }));
    await expect(args.actions.startTyping).toHaveBeenCalledOnce();
  },
};

export const IdealSoundBlocked: Story = {
  args: { snapshot: createSnapshot({ phase: 'ideal', messages: shown, soundBlocked: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear the answer' }));
    await expect(args.actions.unlock).toHaveBeenCalledOnce();
  },
};

/** Text that could not be played can be read, also with the text hidden. */
export const Unheard: Story = {
  args: { snapshot: createSnapshot({ phase: 'preparing-answer', messages: unheard(createSnapshot().messages) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Why would you like to work/)).toBeVisible();
  },
};

/** Something failed: why stays on the stage until a touch. */
export const Paused: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'paused',
      messages: answered,
      notice: { id: 1, tone: 'error', text: 'Your answer could not be sent. Please try again.' },
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answer could not be sent. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

/** No question for a long time. */
export const Stalled: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'paused',
      messages: shown,
      canType: false,
      notice: { id: 2, tone: 'info', text: 'The interviewer has not answered yet. Please try again.' },
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

/** The first moment, with what the interviewer of this server cannot do. */
export const Preparing: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'preparing',
      connection: 'connecting',
      messages: [],
      begun: false,
      startedAt: now,
    }),
    interviewerNote: 'A simple program, not a person: it makes its questions from the job text.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await expect(
      canvas.getByText('A simple program, not a person: it makes its questions from the job text.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Type instead' })).toBeDisabled();
  },
};

export const Speaking: Story = {
  args: { snapshot: createSnapshot({ phase: 'speaking' }), levels: coachSpeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time in the interview' })).toHaveTextContent('03:42');
    await expect(canvas.queryByText(/Why would you like to work/)).toBeNull();
  },
};

/** Five seconds to think, which may be cut short, or used to hear the question once more. */
export const PreparingAnswer: Story = {
  args: { snapshot: createSnapshot({ phase: 'preparing-answer' }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Prepare your answer')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time until the recording' })).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Hear the question again' }));
    await expect(args.actions.hearAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Start now' }));
    await expect(args.actions.startRecording).toHaveBeenCalledOnce();
  },
};

export const Readying: Story = { args: { snapshot: createSnapshot({ phase: 'readying' }) } };

/** The learner speaks: the wave and the ring are their voice. */
export const Recording: Story = {
  args: { levels: learnerSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(args.actions.sendNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Type instead' }));
    await expect(args.actions.startTyping).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'End the interview' }));
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
  },
};

/** From 49 s on, for 10 s. */
export const LongAnswer: Story = {
  args: { snapshot: createSnapshot({ recordingEndsAt: now + 11_000, isLongAnswer: true }), levels: learnerSpeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is a long answer/)).toBeVisible();
  },
};

export const Processing: Story = {
  args: { snapshot: createSnapshot({ phase: 'processing' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send answer' })).toBeDisabled();
  },
};

/** The assistant takes the stage. */
export const GeneratingIdeal: Story = {
  args: { snapshot: createSnapshot({ phase: 'generating-ideal', messages: answered }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeDisabled();
  },
};

export const Ideal: Story = {
  args: { snapshot: createSnapshot({ phase: 'ideal', messages: shown }), levels: coachSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.actions.skip).toHaveBeenCalledOnce();
  },
};

/** The ideal answer can be read by itself; the next message is hidden again. */
export const IdealShown: Story = {
  args: { snapshot: createSnapshot({ phase: 'ideal', messages: shown }), levels: coachSpeaks },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what Daisy said' }));
    await expect(canvas.getByText(/calming families/)).toBeVisible();
  },
};

export const Waiting: Story = { args: { snapshot: createSnapshot({ phase: 'waiting', messages: shown }) } };

/** Said by the word and by the sleeping face. */
export const AssistantOff: Story = {
  args: { snapshot: createSnapshot({ assistant: false }), levels: learnerSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assistant Off' }));
    await expect(args.actions.setAssistant).toHaveBeenCalledWith(true);
  },
};

export const Ending: Story = { args: { snapshot: createSnapshot({ phase: 'ending', messages: answered }) } };

/** Every control is reached in the order in which it is read. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  args: { snapshot: createSnapshot({ phase: 'preparing-answer' }) },
  play: async ({ canvas, args, userEvent }) => {
    const controls = ['Show Text', /^Show what John/, 'End the interview', 'Start now', 'Type instead', 'Assistant On'];
    for (const name of [...controls, 'Hear the question again']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.setAssistant).toHaveBeenCalledWith(false);
  },
};
