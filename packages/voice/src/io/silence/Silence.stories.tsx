import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import { SilenceMachine } from '../../stories/SilenceMachine.tsx';
import code from '../../stories/samples/silence.ts?raw';
import { silenceDefaults } from './silence-detector.ts';

const guide: Guide = {
  notFor: [
    'Push to talk: where the learner ends every answer, a detector only cuts people off.',
    'Noise: it compares a loudness with a threshold, and knows nothing of words. A loud fan is a voice to it.',
  ],
  code,
  states: [
    ['watching, too early', 'The answer is shorter than the shortest answer: silence does not end it.'],
    ['watching', 'At each check the mean loudness since the check before decides whether there was a voice.'],
    ['silent', 'It has called back, once. It watches no more.'],
    ['detached', 'The function that watch() gave was called. It never calls back.'],
  ],
  options: [
    ['threshold', String(silenceDefaults.threshold), 'Root mean square, 0 to 1, from which on it is a voice: -40 dB.'],
    ['silenceMs', `${silenceDefaults.silenceMs} ms`, 'How long the silence must last before the answer ends.'],
    ['minimumMs', `${silenceDefaults.minimumMs} ms`, 'Silence ends no answer that is shorter.'],
    [
      'checkMs',
      `${silenceDefaults.checkMs} ms`,
      'Time between two checks. An answer ends at a check, so up to this much later.',
    ],
    ['clock', 'none, required', 'browserClock in a page; it is on time in a hidden tab too.'],
  ],
  errors: [
    [
      'It never stops',
      'The room is louder than the threshold',
      'Show a button to send now, as the conversation does. 57 s end it anyway.',
    ],
    [
      'It stops in the middle',
      'A pause to think was longer than silenceMs',
      'Raise silenceMs, or let the learner take it back.',
    ],
    [
      'Nothing was said at all',
      'It ends at the shortest answer',
      'The transcriber answers “No voice detected. Please try again.”',
    ],
  ],
  accessibility: [
    'A person who speaks slowly needs more time: WCAG 2.2.1 asks for a way to turn the limit off or to extend it. Offer typing and a longer pause.',
    'Say in a status line that the answer is being sent; a screen reader’s voice may be heard by the microphone as well.',
  ],
};

/** Notices that a speaker has finished: 2.5 seconds of silence, and never before the answer is 5 seconds long. */
const meta = {
  title: 'Silence detector',
  component: SilenceMachine,
  parameters: { guide },
} satisfies Meta<typeof SilenceMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Talk, a pause of 1.5 s, talk, silence: the pause does not end it, the silence does, at the first check after 2.5 s. */
export const Stopped: Story = {
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await canvas.findByRole('button', { name: 'Stop' });
    for (let second = 1; second <= 6; second++) await userEvent.click(canvas.getByRole('button', { name: '+1 s' }));
    await canvas.findByText('Clock at 6.0 s');
    await expect(canvas.getByText('not yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    const ended = await canvas.findByText(/^Silence ended it, /);
    const at = Number(/[\d.]+/.exec(ended.textContent)?.[0]);
    await expect(at).toBeGreaterThanOrEqual(9.8);
    await expect(at).toBeLessThanOrEqual(10.3);
    await expect(canvas.getByText('It may stop from here, 5.0 s')).toBeVisible();
  },
};

/** A silent room: it ends at the shortest answer and not before. */
export const SilentRoom: Story = {
  args: { running: false, microphone: 'a silent room' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    await expect(await canvas.findByText('Silence ended it, 5.1 s')).toBeVisible();
  },
};

/** The page describes every option. With other values one second of silence ends it in the first pause, if it may. */
export const Options: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async ({ canvas, userEvent, parameters }) => {
    const described = (parameters['guide'] as Guide).options.map(([name]) => name);
    await expect(described).toEqual(expect.arrayContaining([...Object.keys(silenceDefaults), 'clock']));
    const set = (name: string, value: number) =>
      fireEvent.change(canvas.getByRole('slider', { name }), { target: { value } });
    await set('Silence that ends an answer', 1000);
    await set('Shortest answer', 1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.click(canvas.getByRole('button', { name: '+10 s' }));
    const ended = await canvas.findByText(/^Silence ended it, 4\./);
    await expect(ended).toBeVisible();
  },
};
