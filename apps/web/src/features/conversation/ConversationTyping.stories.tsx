import type { ConversationSnapshot } from '@sayso/voice/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { stageArgs } from './stories/scene.ts';
import { answered, createSnapshot } from './stories/talk.ts';
import type { ConversationPageProps } from './view.ts';

/** Why the answer is typed. */
const typing = (microphone: ConversationSnapshot['microphone']) => createSnapshot({ phase: 'typing', microphone });

const meta = {
  title: 'Conversation, typing',
  component: ConversationPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs({ snapshot: typing('ready') }),
} satisfies Meta<typeof ConversationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The moment in which the microphone was refused: the notice says what to do. */
export const JustRefused: Story = {
  args: {
    snapshot: {
      ...typing('refused'),
      notice: {
        id: 1,
        tone: 'error',
        text: 'The microphone is not allowed. Type your answer, or allow the microphone in the browser and try again.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The microphone is not allowed.');
  },
};

/** Later, when the notice is gone. */
export const Refused: Story = {
  args: { coach: 'John', snapshot: typing('refused') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Click the icon next to the web address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speak instead' }));
    await expect(args.actions.retryMicrophone).toHaveBeenCalledOnce();
  },
};

const fault = (microphone: ConversationSnapshot['microphone'], hint: RegExp, canBeMended: boolean): Story => ({
  args: { snapshot: typing(microphone) },
  // Only one line of words differs from the picture of `Refused`.
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(canvas.queryAllByRole('button', { name: 'Speak instead' })).toHaveLength(canBeMended ? 1 : 0);
  },
});

export const Missing = fault('missing', /We cannot find a microphone/, true);
export const Unplugged = fault('unplugged', /Your microphone is not connected/, true);
export const Busy = fault('busy', /Another program is using your microphone/, true);
export const Insecure = fault('insecure', /pages that begin with https/, false);

/** Asking again would not help, so it is not offered. */
export const Unsupported: Story = {
  ...fault('unsupported', /This browser cannot record/, false),
  parameters: {},
};

/** Chosen by the learner. Enter sends, Shift and Enter begin a new line, blank is not sent. */
export const Typing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.actions.sendText).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('I saw a film.{Shift>}{Enter}{/Shift}It was good.{Enter}');
    await expect(args.actions.sendText).toHaveBeenCalledWith('I saw a film.\nIt was good.');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('And you?');
  },
};

/** Moves on to thinking when something is sent, as the session does. */
const Sent = (props: ConversationPageProps) => {
  const [snapshot, setSnapshot] = useState(props.snapshot);
  const sendText = () => setSnapshot(createSnapshot({ phase: 'thinking', messages: answered }));
  return <ConversationPage {...props} snapshot={snapshot} actions={{ ...props.actions, sendText }} />;
};

/** The coach says something while an answer is being typed, and then it is the learner's turn again. */
const Interrupted = (props: ConversationPageProps) => {
  const [phase, setPhase] = useState<'typing' | 'speaking'>('typing');
  return (
    <>
      <ConversationPage {...props} snapshot={createSnapshot({ phase })} />
      <button type="button" hidden onClick={() => setPhase(phase === 'typing' ? 'speaking' : 'typing')}>
        Next
      </button>
    </>
  );
};

/** The typed text is still there after the coach has spoken. */
export const DraftKept: Story = {
  parameters: { pictures: false },
  render: (args) => <Interrupted {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByText('Next');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'It was a good fi');
    next.click();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    next.click();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('lm.{Enter}');
    await expect(args.actions.sendText).toHaveBeenCalledOnce();
    await expect(args.actions.sendText).toHaveBeenCalledWith('It was a good film.');
  },
};

/** The focus stays where it was when the field gives way to the buttons. */
export const FocusAfterSending: Story = {
  parameters: { pictures: false },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('I saw a film.{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'End the conversation' })).toHaveFocus();
  },
};
