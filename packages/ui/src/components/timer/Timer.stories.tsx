import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Timer, type TimerClock } from './index.ts';

const meta = {
  title: 'Timer',
  component: Timer,
  args: { seconds: 222, label: 'Time in this conversation' },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MinutesAndSeconds: Story = {};
export const TwoDigits: Story = { args: { minuteDigits: 2 } };
export const OverAnHour: Story = { args: { seconds: 3725 } };

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
