import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { coachSpeaks, learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { ConversationPage } from './ConversationPage.tsx';
import { stageArgs } from './stories/scene.ts';
import { answered, createSnapshot, lastIs, weekend } from './stories/talk.ts';

const meta = {
  title: 'Conversation',
  component: ConversationPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs(),
} satisfies Meta<typeof ConversationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line is gone while the learner speaks: recording goes on. */
export const ReconnectingWhileListening: Story = {
  args: { snapshot: createSnapshot({ connection: 'reconnecting' }), levels: learnerSpeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting...');
    await expect(canvas.getByRole('button', { name: 'Send Now' })).toBeEnabled();
  },
};

export const ReconnectingWhileSpeaking: Story = {
  args: { coach: 'John', snapshot: createSnapshot({ phase: 'speaking', connection: 'reconnecting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting...');
    await expect(canvas.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  },
};

/** Chrome plays nothing before a touch. */
export const SoundBlocked: Story = {
  args: { snapshot: createSnapshot({ phase: 'speaking', soundBlocked: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear Daisy' }));
    await expect(args.actions.unlock).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Type instead' }));
    await expect(args.actions.startTyping).toHaveBeenCalledOnce();
  },
};

/** Text that could not be played can be read, also in immersion. */
export const Unheard: Story = {
  args: {
    coach: 'John',
    snapshot: createSnapshot({
      messages: lastIs(weekend, { unheard: true }),
      notice: { id: 1, tone: 'error', text: 'The coach’s voice could not be played. Read the text instead.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Which film did you see/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be played');
  },
};

export const NoVoiceDetected: Story = {
  args: {
    snapshot: createSnapshot({ notice: { id: 1, tone: 'info', text: 'No voice detected. Please try again.' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No voice detected. Please try again.')).toBeVisible();
  },
};

/** Text hidden, and yet every message of the coach can be shown by itself: the last one at once, the others from the list. */
export const EarlierMessages: Story = {
  parameters: { pictures: false },
  args: { snapshot: createSnapshot({ messages: answered }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    const list = within(canvas.getByRole('log', { name: 'What was said' }));
    await expect(list.queryByText(/How was your weekend/)).toBeNull();
    const [first] = list.getAllByRole('button', { name: 'Show what Daisy said' });
    if (first) await userEvent.click(first);
    await expect(list.getByText(/How was your weekend/)).toBeVisible();
    await expect(list.queryByText(/Which film did you see/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Text' }));
    await expect(canvas.queryByRole('log')).toBeNull();
    await expect(args.onTextShownChange).toHaveBeenCalledWith(false);
  },
};

/** The session screen, whose end leads back to the journey. */
export const SessionScreen: Story = {
  parameters: { pictures: false },
  args: { endsWith: 'journey', snapshot: createSnapshot({ messages: answered }) },
  play: async ({ canvas, args, userEvent }) => {
    // After the learner has spoken, what the coach said last can still be shown.
    await userEvent.click(canvas.getByRole('button', { name: 'Show what Daisy said' }));
    await expect(canvas.getByText(/Which film did you see/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
  },
};

/** No answer for a long time. */
export const Stalled: Story = {
  args: {
    coach: 'John',
    snapshot: createSnapshot({
      phase: 'thinking',
      messages: answered,
      canRetry: true,
      notice: { id: 2, tone: 'info', text: 'Your coach has not answered yet. Please try again.' },
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
    await expect(args.actions.sendNow).not.toHaveBeenCalled();
  },
};

/** The coach heard nothing three times: the microphone is off until the learner presses a button. */
export const Paused: Story = {
  args: { snapshot: createSnapshot({ phase: 'paused' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speak' }));
    await expect(args.actions.retryMicrophone).toHaveBeenCalledOnce();
  },
};

/** Leaving the dialog by Escape hangs up. */
export const Limited: Story = {
  args: { snapshot: createSnapshot({ phase: 'limited', messages: answered }) },
  play: async ({ args, userEvent }) => {
    const { getByRole } = within(document.body);
    const dialog = getByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog).toHaveTextContent(
      "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.",
    );
    await expect(getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/payment');
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
  },
};

/** The first moment, with what the coach of this server cannot do. */
export const Connecting: Story = {
  args: {
    snapshot: createSnapshot({ phase: 'connecting', connection: 'connecting', messages: [] }),
    coachNote: 'A simple program, not a person: it asks questions and cannot explain much.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your coach is connecting...');
    await expect(canvas.getByRole('button', { name: 'Type instead' })).toBeDisabled();
  },
};

export const Speaking: Story = {
  args: { coach: 'John', snapshot: createSnapshot({ phase: 'speaking' }), levels: coachSpeaks },
};

export const Readying: Story = { args: { snapshot: createSnapshot({ phase: 'readying' }) } };

/** The learner speaks: the wave is their voice. */
export const Listening: Story = {
  args: { levels: learnerSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3:42');
    await expect(canvas.getByRole('status')).toHaveTextContent('Speak now...');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Now' }));
    await expect(args.actions.sendNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Type instead' }));
    await expect(args.actions.startTyping).toHaveBeenCalledOnce();
  },
};

/** Every control is reached in the order in which it is read. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    for (const name of [
      'Show Text',
      /^Show what Daisy/,
      'Earlier messages',
      'End the conversation',
      'Send Now',
      'Type instead',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
  },
};

/** One message is shown by itself; the next one is hidden again. */
export const LastWordsShown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/Which film did you see/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what Daisy said' }));
    await expect(canvas.getByText(/Which film did you see/)).toBeVisible();
    await expect(args.onTextShownChange).not.toHaveBeenCalled();
  },
};

export const Processing: Story = {
  args: { snapshot: createSnapshot({ phase: 'processing' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Processing your message...');
    await expect(canvas.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  },
};

export const Thinking: Story = {
  args: { coach: 'John', snapshot: createSnapshot({ phase: 'thinking', messages: answered }) },
};

export const Ending: Story = {
  args: { snapshot: createSnapshot({ phase: 'ending', messages: answered }) },
};
