import { Countdown } from '@sayso/ui/countdown';
import type { TimerClock } from '@sayso/ui/timer';
import { browserClock } from '@sayso/voice/clock';
import { useCallback, useSyncExternalStore } from 'react';

export interface RecordingCountdownProps {
  /** When the recording ends by itself, ms since 1970. */
  readonly endsAt: number;
  readonly clock?: TimerClock | undefined;
}

/** Milliseconds, spec §9: the countdown begins at 6. */
const total = 6000;

/** How long the learner may still speak. Nothing of it is announced: it would be recorded. */
export const RecordingCountdown = ({ endsAt, clock = browserClock }: RecordingCountdownProps) => (
  <Countdown label="Time to speak" remaining={useSecondsLeft(endsAt, clock) * 1000} total={total} />
);

/** Whole seconds until a moment, drawn again at each full second and never between. */
function useSecondsLeft(endsAt: number, clock: TimerClock): number {
  const read = useCallback(() => Math.max(0, Math.ceil((endsAt - clock.now()) / 1000)), [endsAt, clock]);
  const subscribe = useCallback(
    (changed: () => void) => {
      let detach = (): void => undefined;
      const wait = (): void => {
        const left = endsAt - clock.now();
        if (left <= 0) return;
        detach = clock.after(left % 1000 || 1000, () => {
          changed();
          wait();
        });
      };
      wait();
      return () => detach();
    },
    [endsAt, clock],
  );
  return useSyncExternalStore(subscribe, read, read);
}
