import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import code from '../../stories/samples/transcriber.ts?raw';
import { TranscriberMachine } from '../../stories/TranscriberMachine.tsx';
import { transcriberMessages } from './messages.ts';

const guide: Guide = {
  notFor: ['Words while they are spoken: it takes a recording that is finished. The recogniser listens beside one.'],
  code,
  states: [
    ['heard', 'There is a text. “draft” is true when it needs to be shown as not certain.'],
    ['nothing', 'Nothing is sent: too small, silent, or no audio at all.'],
    ['unclear', 'A long recording without one word: “(heard but unclear)” goes to the coach.'],
    ['timeout', 'The time ended during an attempt: “(timeout)” goes to the coach.'],
    ['failed', 'A fault that does not pass, or the time ended between two attempts: “(no answer)” goes to the coach.'],
  ],
  options: [
    [
      'send',
      'required',
      'Sends base64 and gives back the answer. Rejects with a “status” where there was an HTTP error.',
    ],
    ['clock', 'required', 'browserClock in a page.'],
    ['onOnline', 'none', 'Announces that the network is back: the next attempt then starts at once.'],
    ['minimumBytes', '1,000 bytes', 'Smallest recording that is sent.'],
    ['tooSmall', '“no-voice”', 'What a smaller one counts as; “no-answer” sends “(no answer)”.'],
    [
      'preferInPage',
      'false',
      'Takes what a recogniser in the page heard, and asks the server only where that is nothing.',
    ],
    ['fixed', '29,000 ms', 'All the time there is, for every attempt and the waits between them (1, 2, 4, 8, 10 s).'],
  ],
  errors: [
    [
      '502, 503, 504, no network',
      'Asked again after 1, 2, 4 ... seconds',
      'Nothing to do: a server that is being restarted loses no recording.',
    ],
    ['every other status', '(no answer)', 'Let the learner say it again.'],
    ['hangs for 29 s', '(timeout)', 'Let the learner say it again.'],
    ['an answer without a transcript', '(no answer)', 'The service is not the one that the contract describes.'],
    ['not a recording', transcriberMessages.invalid, 'Show the words, and listen again.'],
    ['fewer than 1,000 bytes', transcriberMessages.noVoice, 'Show the words, and listen again.'],
  ],
  accessibility: [
    'What was understood is shown as text that can be read and corrected before anything is judged by it.',
    'While it transcribes, a status says so; it takes up to 29 seconds.',
    'Where the microphone or the network failed, the learner is not told that they spoke badly.',
  ],
};

/** Turns a recording into text, with retries, in 29 seconds at most. It never rejects: every fault is an answer. */
const meta = {
  title: 'Transcriber',
  component: TranscriberMachine,
  parameters: { guide },
} satisfies Meta<typeof TranscriberMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const transcribe = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, tens: number) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Transcribe' }));
  for (let ten = 1; ten <= tens; ten++) await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
};

/** The service is being restarted: the third attempt brings the words. */
export const AskedAgain: Story = {
  args: { running: false, endpoint: 'answers 503 twice, then with words' },
  play: async (context) => {
    const { canvas } = context;
    await transcribe(context, 1);
    await expect(await canvas.findByText('I went to the lake.')).toBeVisible();
    await expect(canvas.getByText('Attempt 1 failed, 0.0 s to 0.4 s')).toBeVisible();
    await expect(canvas.getByText('Attempt 2 failed, 1.4 s to 1.8 s')).toBeVisible();
    await expect(canvas.getByText('Attempt 3, 3.8 s to 4.2 s')).toBeVisible();
  },
};

/** No answer comes for 29 seconds. */
export const TimedOut: Story = {
  args: { running: false, endpoint: 'never answers' },
  play: async (context) => {
    const { canvas } = context;
    await transcribe(context, 2);
    await expect(canvas.getAllByText('nothing yet')).toHaveLength(3);
    await context.userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    await expect(await canvas.findByText('(timeout)')).toBeVisible();
    await expect(canvas.getByText('Settled, 29.0 s')).toBeVisible();
  },
};

/** Every other answer, and what goes to the coach. */
export const Answers: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const outcomes = [
      ['answers with words', 'I went to the lake.'],
      ['answers with no words', transcriberMessages.noVoice],
      ['breaks the answer', '(no answer)'],
      ['answers 500', '(no answer)'],
    ] as const;
    for (const [endpoint, words] of outcomes) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The fake endpoint' }), endpoint);
      await transcribe(context, 1);
      await expect(await canvas.findByText(words)).toBeVisible();
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The fake endpoint' }), 'cannot be reached');
    await transcribe(context, 3);
    await expect(await canvas.findByText('Attempt 5 failed, 16.6 s to 17.0 s')).toBeVisible();
    await expect(await canvas.findByText('(no answer)')).toBeVisible();
  },
};

/** A long recording without words is unclear, a tiny one is silence, or no answer in the first recorder. */
export const Sizes: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false, endpoint: 'answers with no words' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const set = (value: number) =>
      fireEvent.change(canvas.getByRole('slider', { name: 'Size of the recording made here' }), { target: { value } });
    await set(40_000);
    await transcribe(context, 1);
    await expect(await canvas.findByText('(heard but unclear)')).toBeVisible();
    await set(500);
    await transcribe(context, 0);
    await expect(await canvas.findByText(transcriberMessages.noVoice)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Too small counts as no answer' }));
    await transcribe(context, 0);
    await expect(await canvas.findByText('(no answer)')).toBeVisible();
  },
};
