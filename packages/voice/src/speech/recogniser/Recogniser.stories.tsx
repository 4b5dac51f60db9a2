import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import { RecogniserMachine } from '../../stories/RecogniserMachine.tsx';
import code from '../../stories/samples/recogniser.ts?raw';
import { lastWordsMs } from './listening.ts';

const guide: Guide = {
  notFor: [
    'The only way to hear: Firefox has none, and Chrome’s own needs the network. The server is asked where it heard nothing.',
    'Scores: a recogniser repairs what was said, and a learner’s mistake may not be in its text.',
    'Secrets: the browser may send the sound to its maker. Tell the learner before.',
  ],
  code,
  states: [
    ['listening', 'The engine runs. Words that may still change do not count yet.'],
    [
      'restarting',
      'The engine ended because it heard no speech: it is started again, ten times at most, and keeps what it was sure of.',
    ],
    ['text', 'stop() gives the complete text, with one space between words.'],
    ['undefined', 'It failed, was cut off in the middle of a word, or heard nothing: ask the server.'],
  ],
  options: [
    ['language', 'en-US', 'BCP 47 tag of what is spoken.'],
    ['clock', 'browserClock', 'Time as an argument, for tests.'],
    ['fixed', `${lastWordsMs} ms`, 'How long the last words may take after stop().'],
  ],
  errors: [
    ['no recogniser', 'createRecogniser() gives undefined', 'Use the recorder alone.'],
    [
      'network, audio-capture, not-allowed',
      'stop() gives undefined',
      'Nothing to tell: the recording goes to the server. The recorder tells of a microphone that is refused.',
    ],
    ['no-speech', 'It is started again', 'Nothing to do.'],
  ],
  accessibility: [
    'It understands accents and impaired speech less well: its text is always open to correction by typing.',
    'Words that may still change are not read out; the text is announced once, when it is complete.',
  ],
};

/** The browser’s own speech recognition, beside a recording. A help, never the only ear. */
const meta = {
  title: 'Recogniser',
  component: RecogniserMachine,
  parameters: { guide },
} satisfies Meta<typeof RecogniserMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The engine ended once because it heard no speech; what it was sure of before is kept. */
export const Heard: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Listen');
    await press('It hears words');
    await press('It is sure of them');
    await press('It ends: no speech');
    await expect(canvas.getByText('2 times')).toBeVisible();
    await press('It hears words');
    await press('It is sure of them');
    await press('Stop');
    await expect(await canvas.findByText('“I went to the lake”')).toBeVisible();
  },
};

/** Stopped in the middle of a word, or failed: nothing complete, so the server is asked. */
export const Incomplete: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Listen');
    await press('It hears words');
    await press('Stop');
    await expect(await canvas.findByText('The server is asked instead.')).toBeVisible();
    await press('Listen');
    await expect(canvas.queryByText('The server is asked instead.')).toBeNull();
    await press('It fails');
    await expect(await canvas.findByText('The server is asked instead.')).toBeVisible();
  },
};
