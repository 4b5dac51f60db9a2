import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../../ui/src/internal/stories/guide.ts';
import { PlayerMachine } from '../../stories/PlayerMachine.tsx';
import code from '../../stories/samples/player.tsx?raw';

const guide: Guide = {
  notFor: [
    'Music and long recordings: a sound is decoded whole. An <audio> element streams.',
    'Several voices at once: a new sound stops the one before.',
  ],
  code,
  states: [
    ['playing', 'play() has returned; the level follows the sound.'],
    ['ended', 'It was played to its end, or to the end of its range.'],
    ['stopped', 'stop() was called, or another sound began.'],
    ['blocked', 'The browser wants a touch first. Nothing was heard.'],
    ['failed', 'The audio could not be decoded.'],
  ],
  options: [
    ['play(audioBase64)', 'required', 'wav or mp3 in base64, or what the browser itself has recorded.'],
    ['play(…, { fromMs, toMs })', 'all of it', 'A part, in milliseconds. What lies outside of the sound is left out.'],
    ['level', '0 to 1', 'Root mean square of what is heard, about 30 times a second, for a face or a meter.'],
    ['unlock()', '', 'To be called from a touch or a key: afterwards sound is allowed.'],
    ['fixed', '2,000 ms', 'How long sound may take to start; 300 ms on a page that was never touched.'],
  ],
  errors: [
    ['blocked', 'Tap to hear', 'Offer a button, and play again from its press.'],
    ['failed', 'This voice cannot be played', 'Show the text. Playing the same sound again does not help.'],
  ],
  accessibility: [
    'All that is played is also there as text: no one depends on hearing it.',
    'Sound begins after a press, and can be stopped (WCAG 1.4.2).',
    'The face says what it does (“Daisy, speaking”); under reduced motion its mouth has a few quiet steps.',
  ],
};

/** Plays the voice of a coach, and tells how loud it is. A promise gives the result of every sound; it never rejects. */
const meta = {
  title: 'Player',
  component: PlayerMachine,
  parameters: { guide },
} satisfies Meta<typeof PlayerMachine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In the middle of a voice: the mouth and the meter follow it. */
export const Speaking: Story = {
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play a synthesised voice' }));
    await userEvent.click(canvas.getByRole('button', { name: '+1 s' }));
    await canvas.findByText('Clock at 1.0 s');
    await expect(await canvas.findByRole('img', { name: 'Daisy, speaking' })).toBeVisible();
    await waitFor(() => expect(Number(canvas.getByRole('meter').getAttribute('aria-valuenow'))).toBeGreaterThan(-40));
  },
};

/** A second sound stops the first; a part ends at its end; a broken one fails. */
export const Interrupted: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Play a synthesised voice');
    await press('+1 s');
    await press('Play a tone of 440 Hz');
    await expect(await canvas.findByText('stopped')).toBeVisible();
    await press('+10 s');
    await expect(await canvas.findByText('ended')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Daisy, idle' })).toBeVisible();
    await press('Play a part of the voice');
    await press('+1 s');
    await expect(await canvas.findByText(/0\.5 s to 1\.5 s/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('ended')).toHaveLength(2));
    await press('Play broken audio');
    await press('+1 s');
    await expect(await canvas.findByText('failed')).toBeVisible();
    await press('Play a tone of 440 Hz');
    await press('+10 s');
    await waitFor(() => expect(canvas.getAllByText('ended')).toHaveLength(3));
  },
};

/** A page that was never touched may not make a sound: after a touch it may. */
export const Blocked: Story = {
  args: { running: false },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'blocked until the page is touched');
    await press('Play a tone of 440 Hz');
    await press('+1 s');
    await expect(await canvas.findByText('blocked')).toBeVisible();
    await press('Unlock by a touch');
    await press('Play a tone of 440 Hz');
    await press('+10 s');
    await expect(await canvas.findByText('ended')).toBeVisible();
  },
};
