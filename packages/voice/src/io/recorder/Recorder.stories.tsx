import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import { RecorderMachine } from '../../stories/RecorderMachine.tsx';
import code from '../../stories/samples/recorder.ts?raw';
import { microphoneMessages } from './faults.ts';

const guide: Guide = {
  notFor: [
    'Streaming: it gives the whole recording at its end.',
    'A whole talk with a coach: that is a conversation session, which has a recorder in it.',
  ],
  code,
  states: [
    ['ready', 'No microphone is open. The browser shows no recording light.'],
    ['opening', 'The browser may be asking for permission. Nothing is recorded yet.'],
    ['recording', 'The microphone is open. The level comes about 30 times a second, in a hidden tab too.'],
    ['recorded', 'The microphone is closed. The recording was encoded while it ran, so its base64 is there at once.'],
    ['failed', 'start() has thrown a MicrophoneError. Its message is for people, its fault for programs.'],
  ],
  options: [
    [
      'start({ maximumMs })',
      '57,000 ms',
      'When a recording ends by itself. onEnd says “maximum”, stop() gives what was recorded.',
    ],
    [
      'createRecorder({ open })',
      'the browser’s microphone',
      'Gives the stream: mono, with the browser’s echo and noise control.',
    ],
    ['createRecorder({ clock })', 'browserClock', 'Time as an argument, for tests.'],
    ['fixed', '32 kbit/s', 'webm with opus; mp4 where a browser writes no webm. About 4,000 bytes a second.'],
    ['fixed', '250 ms', 'How often a piece is encoded.'],
  ],
  errors: [
    [
      'refused',
      microphoneMessages.refused,
      'Show the message with a way to try again. A page cannot ask a second time by itself.',
    ],
    ['missing', microphoneMessages.missing, 'Offer typing.'],
    ['busy', microphoneMessages.busy, 'Offer to try again.'],
    ['insecure', microphoneMessages.insecure, 'Serve the page with https, or from localhost.'],
    ['unsupported', microphoneMessages.unsupported, 'Offer typing.'],
    ['unplugged', 'onEnd says “unplugged”', 'Call stop(): what was said until then is kept.'],
    ['fewer than 1,000 bytes', 'No voice detected. Please try again.', 'The transcriber says so; nothing is sent.'],
  ],
  accessibility: [
    'Open the microphone on a press only, and say before what the browser is going to ask.',
    'One button with words that change (Record, Stop). Its state is a status, read when it changes.',
    'The level is a meter with a value in decibels; it is not announced while it moves.',
    'Tangerine stands for a microphone that is live, and the word beside it says the same without colour.',
  ],
};

/** The microphone, encoded to base64 while it runs, with a level to show. It is open only while it records. */
const meta = {
  title: 'Recorder',
  component: RecorderMachine,
  parameters: { guide },
} satisfies Meta<typeof RecorderMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nine seconds of talking, stopped by hand and played back. */
export const Recorded: Story = {
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: 'Microphone level' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
    for (let second = 1; second <= 2; second++) await userEvent.click(canvas.getByRole('button', { name: '+1 s' }));
    await expect(await canvas.findByText('2.0 s')).toBeVisible();
    await waitFor(() => expect(Number(meter.getAttribute('aria-valuenow'))).toBeGreaterThan(-40));
    for (let second = 3; second <= 9; second++) await userEvent.click(canvas.getByRole('button', { name: '+1 s' }));
    await canvas.findByText('Clock at 9.0 s');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('36,000 bytes')).toBeVisible();
    await expect(canvas.getByText('9.0 s')).toBeVisible();
    await expect(canvas.getByText('audio/webm;codecs=opus')).toBeVisible();
    await expect(canvas.getByText('Yes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play back' }));
    await canvas.findByText('Playing ...');
    await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    await expect(await canvas.findByText('Played to its end.')).toBeVisible();
  },
};

/** Without Stop: at 57 seconds it ends by itself and keeps what was said. */
export const Maximum: Story = {
  args: { running: false, microphone: 'talks without an end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await canvas.findByRole('button', { name: 'Stop' });
    for (let tens = 1; tens <= 6; tens++) {
      await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
      await canvas.findByText(`Clock at ${tens}0.0 s`);
    }
    await expect(await canvas.findByText('The maximum ended it, 57.0 s')).toBeVisible();
    await expect(canvas.getByText('228,000 bytes')).toBeVisible();
  },
};

/** The learner refused. The words say what to do, and Record tries again. */
export const Refused: Story = {
  args: { running: false, microphone: 'refused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(microphoneMessages.refused);
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled();
  },
};

/** Every other fault says its own words. */
export const Faults: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    const words = [
      ['no device', microphoneMessages.missing],
      ['in use by another program', microphoneMessages.busy],
      ['page is not secure', microphoneMessages.insecure],
      ['browser cannot record', microphoneMessages.unsupported],
    ] as const;
    for (const [name, message] of words) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The fake microphone' }), name);
      await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    }
  },
};

/** The microphone is pulled out in the middle: what was said until then is there. */
export const PulledOut: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false, microphone: 'pulled out after 3 s' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    await expect(await canvas.findByText('The microphone went away, 3.0 s')).toBeVisible();
    await expect(canvas.getByText('12,000 bytes')).toBeVisible();
  },
};

/** Fewer than 1,000 bytes are no answer: the page says so and sends nothing. */
export const TooSmall: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false, microphone: 'gives an empty recording' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/No voice detected\. Please try again\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play back' })).toBeDisabled();
  },
};
