import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { createVoice, speechLevel } from '../../internal/stories/speech.ts';
import { stage } from '../../theme/index.ts';
import { VoiceWave } from './index.ts';
import { Speaking } from './stories/Speaking.tsx';

const spoken = Array.from({ length: 39 }, (_, bar) => speechLevel(bar / 6));
const meta = { title: 'Voice wave', component: VoiceWave, args: { levels: spoken } } satisfies Meta<typeof VoiceWave>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Levels that stand still, one a bar. */
export const Levels: Story = {};

/** Silence is a line of points: the microphone is there, and there is no speech. */
export const Silence: Story = { args: { levels: createVoice() } };

/** No microphone is open: the same line, without the colour that says that a voice is live. */
export const Quiet: Story = { args: { levels: createVoice(), tone: 'quiet' } };

/** As loud as it gets. */
export const Loud: Story = { args: { levels: Array<number>(39).fill(1) } };

/** Where it lives: on the dark stage, from edge to edge. */
export const OnStage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div {...stage}>
      <VoiceWave {...args} />
    </div>
  ),
};

/** With reduced motion a followed voice is one bar, as long as the voice is loud. */
export const ReducedMotion: Story = {
  args: { levels: { current: () => 0.4, subscribe: () => () => undefined } },
  globals: { motion: 'reduce' },
};

/** Levels that stand still do not move, so they stay. */
export const ReducedMotionStill: Story = { globals: { motion: 'reduce' } };

/** With a label it is announced as an image; beside a status line it stays silent. */
export const Labelled: Story = {
  parameters: { pictures: false },
  args: { label: 'Your voice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your voice' })).toBeVisible();
  },
};

/** Follows a voice, thirty levels a second. The component is drawn once. */
export const Live: Story = {
  parameters: { pictures: false },
  render: () => <Speaking />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () => canvasElement.querySelector('path')?.getAttribute('d');
    const silence = drawn();
    await userEvent.click(canvas.getByRole('button', { name: 'Talk' }));
    await waitFor(() => expect(drawn()).not.toBe(silence));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByText('Drawn by React: 1')).toBeVisible();
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <VoiceWave levels={spoken} />,
          because: 'It draws the level that was measured: a learner sees at once whether the microphone hears.',
          bad: <VoiceWave levels={Array.from({ length: 39 }, (_, bar) => Math.abs(Math.sin(bar / 4)))} />,
          but: 'A wave that moves by itself says “I hear you” to a microphone that is dead.',
        },
      ]}
    />
  ),
};
