import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import { ConversationMachine } from '../../stories/ConversationMachine.tsx';
import code from '../../stories/samples/conversation.tsx?raw';

const guide: Guide = {
  notFor: [
    'One recording: the recorder and the transcriber are enough.',
    'A drill or an interview: they have sessions of their own, in the same shape.',
  ],
  code,
  states: [
    ['connecting', 'The socket opens; the coach has not said anything yet.'],
    ['speaking', 'The coach is heard. The microphone is closed.'],
    ['readying', '300 ms after the coach; the microphone is being opened.'],
    ['listening', 'The microphone is open. Silence, Send Now or 57 seconds end it.'],
    ['processing', 'The recording becomes text.'],
    ['thinking', 'The text was sent; the coach looks for an answer.'],
    ['paused', 'Nothing was heard three times in a row: the microphone rests until a touch.'],
    ['typing', 'The microphone is aside while the learner types.'],
    ['limited', 'The daily limit was reached.'],
    ['ending, ended', 'It was hung up. The outcome says where the page goes next.'],
  ],
  options: [
    ['socket', 'required', 'A reconnecting socket that was not connected yet.'],
    ['recorder, player', 'required', 'The session owns them from now on and disposes of them.'],
    ['transcriber, silence', 'required', 'As on their own pages.'],
    ['clock', 'required', 'browserClock in a page, one moved by hand in tests.'],
    ['undelivered', 'none', 'What an earlier page could not deliver: it is sent again under its old id.'],
    ['newId', 'required', 'Makes an id that no other page has, at most 50 characters.'],
  ],
  errors: [
    [
      'the line is lost',
      'connection is “reconnecting”',
      'Recording goes on. What was said is pending until the server has it.',
    ],
    ['no answer for 30 seconds', 'canRetry', 'Offer to send the message again; the server takes its id once.'],
    ['no microphone', 'microphone names the fault', 'Offer typing, and retryMicrophone() from a press.'],
    ['sound is blocked', 'soundBlocked', 'Call unlock() from a touch; the coach is then heard.'],
    ['taken over', 'outcome is “taken-over”', 'Say that the talk goes on in another tab.'],
  ],
  accessibility: [
    'Everything that is heard is in the messages as text, and everything that is said can be typed.',
    'The phase is a status line, read politely; it changes no focus.',
    'Send Now and Hang up are there with the keyboard at any time.',
  ],
};

/** A whole spoken talk with a coach: one machine that takes turns, over a microphone, a loudspeaker and a line that may all fail. */
const meta = {
  title: 'Conversation',
  component: ConversationMachine,
  parameters: { guide },
} satisfies Meta<typeof ConversationMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Context = Parameters<NonNullable<Story['play']>>[0];

const presser =
  ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  async (...names: readonly string[]) => {
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
  };

/** One turn: Daisy speaks, the learner talks until silence, the answer comes. */
export const Turn: Story = {
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const press = presser(context);
    await expect(canvas.getAllByText('not started')).toHaveLength(2);
    await press('Start', '+1 s', '+1 s', '+1 s');
    await expect(await canvas.findByText('listening')).toBeVisible();
    await press('+10 s', '+1 s', '+1 s', '+1 s');
    await expect(await canvas.findByText('You said: I went to the lake.')).toBeVisible();
    await expect(canvas.getByText('I went to the lake.')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Daisy, speaking' })).toBeVisible();
  },
};

/** The server dies while the learner talks, and comes back: what was said is delivered and answered. */
export const ServerDies: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    const press = presser(context);
    await press('Start', '+1 s', '+1 s', '+1 s', 'Kill the server', '+10 s');
    await expect(await canvas.findByText('(waits for the server)')).toBeVisible();
    await expect(await canvas.findByText('reconnecting')).toBeVisible();
    await press('Mend the server', '+10 s', '+1 s');
    await expect(await canvas.findByText('You said: I went to the lake.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('(waits for the server)')).toBeNull());
  },
};

/** Hung up: the page goes to the summary. */
export const HungUp: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    const { canvas } = context;
    await presser(context)('Start', '+1 s', 'Hang up', '+10 s');
    await expect(await canvas.findByText('summary')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Daisy, sleeping' })).toBeVisible();
  },
};
