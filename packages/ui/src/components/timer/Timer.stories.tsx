import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Countdown } from '../countdown/index.ts';
import { Timer, type TimerClock } from './index.ts';

const meta = {
  title: 'Timer',
  component: Timer,
  args: { seconds: 222, label: 'Time in this conversation' },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From nothing to more than an hour, and with minutes of two digits: figures are of one width, so nothing jumps. */
export const Default: Story = {
  render: (args) => (
    <Stack space="2" align="start">
      <Timer {...args} seconds={0} />
      <Timer {...args} />
      <Timer {...args} minuteDigits={2} />
      <Timer {...args} seconds={3725} />
    </Stack>
  ),
};

/** A clock moved by hand: the next second comes when the story says so. */
function handClock(): TimerClock & { move(ms: number): void } {
  let now = 0;
  const waiting = new Map<() => void, number>();
  return {
    now: () => now,
    after(ms, run) {
      waiting.set(run, now + ms);
      return () => waiting.delete(run);
    },
    move(ms) {
      now += ms;
      for (const [run, at] of [...waiting]) {
        if (at > now) continue;
        waiting.delete(run);
        run();
      }
    },
  };
}

const clock = handClock();

/** Counts by itself from the moment it is given. */
export const Counting: Story = {
  parameters: { pictures: false },
  args: { startedAt: 0, clock },
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer', { name: 'Time in this conversation' });
    clock.move(-clock.now() + 1000);
    await waitFor(() => expect(timer).toHaveTextContent('0:01'));
    clock.move(59_000);
    await waitFor(() => expect(timer).toHaveTextContent('1:00'));
    await expect(args.clock).toBe(clock);
  },
};

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Timer seconds={222} label="Time in this conversation" />,
          because: 'Time that goes on is quiet: small, soft, and never read out by itself.',
          bad: <Countdown label="Time in this conversation" remaining={38_000} total={60_000} />,
          but: 'A countdown tells somebody to hurry. Here nobody has to.',
        },
      ]}
    />
  ),
};
