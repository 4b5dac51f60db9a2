import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Box } from '../../primitives/box/index.ts';
import { Inline } from '../../primitives/inline/index.ts';
import { stage } from '../../theme/index.ts';
import { Button } from '../button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

/** A second later at each press. */
function Pressed({ remaining: first, ...args }: CountdownProps) {
  const [remaining, setRemaining] = useState(first);
  return (
    <Inline>
      <Countdown {...args} remaining={remaining} />
      <Button onClick={() => setRemaining(remaining - 1000)}>A second later</Button>
    </Inline>
  );
}

/** Reads how many percent the ring draws half a second after a value of the time, without waiting for it. */
const halfASecondLater = (canvasElement: HTMLElement): number => {
  const ring = canvasElement.querySelector('[pathLength]');
  const [run] = ring?.getAnimations() ?? [];
  if (!ring || !run) throw new Error('The ring does not run. Look at the animation of Countdown.');
  run.pause();
  run.currentTime = 500;
  return Number.parseFloat(getComputedStyle(ring).strokeDasharray);
};

const meta = {
  title: 'Countdown',
  component: Countdown,
  args: { label: 'Time to speak', remaining: 4000, total: 6000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said at ten, not at each second. */
export const Default: Story = {
  render: (args) => <Pressed {...args} />,
  args: { remaining: 11_000, total: 60_000, announceAt: [10] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: 'Time to speak' })).toHaveTextContent('11 seconds left');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('10 seconds left');
    await expect(halfASecondLater(canvasElement)).toBeCloseTo((9.5 / 60) * 100, 1);
    for (let second = 9; second > 6; second -= 1) await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('7 seconds left');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** All of the time, some, the warning of the last ten seconds, and none. */
export const States: Story = {
  render: (args) => (
    <Inline space="5">
      <Countdown {...args} remaining={60_000} total={60_000} warnFrom={10} />
      <Countdown {...args} remaining={34_000} total={60_000} warnFrom={10} />
      <Countdown {...args} remaining={9000} total={60_000} warnFrom={10} />
      <Countdown {...args} remaining={0} total={60_000} warnFrom={10} />
    </Inline>
  ),
};

/** Nothing is recorded yet: tangerine comes with the voice. */
export const BeforeTheVoice: Story = {
  args: { label: 'Time until the recording begins', remaining: 3000, total: 5000, tone: 'ink' },
};

/** On the dark stage of a live screen. */
export const Sizes: Story = {
  parameters: { pictures: 'light', layout: 'fullscreen' },
  render: (args) => (
    <main {...stage}>
      <Box fill="paper" padding="6">
        <Inline space="5">
          <Countdown {...args} size="small" />
          <Countdown {...args} size="standard" />
          <Countdown {...args} size="large" />
          <Countdown {...args} remaining={9000} total={60_000} warnFrom={10} />
        </Inline>
      </Box>
    </main>
  ),
};

export const DoubledText: Story = { args: { remaining: 34_000, total: 60_000 }, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Countdown label="Time to speak" remaining={4000} total={6000} />,
          because: 'Tangerine: a voice is being recorded now.',
          bad: <ProgressBar label="Time to speak" value={4} max={6} />,
          but: 'A bar that fills says how much is done, not how long it may last.',
        },
      ]}
    />
  ),
};
