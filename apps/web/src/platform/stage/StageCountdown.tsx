import { Countdown, type CountdownProps } from '@sayso/ui/countdown';
import type { TimerClock } from '@sayso/ui/timer';
import { browserClock } from '@sayso/voice/clock';
import { useCallback, useSyncExternalStore } from 'react';

export interface StageCountdownProps
  extends Pick<CountdownProps, 'label' | 'total' | 'tone' | 'size' | 'warnFrom' | 'className'> {
  /** When the time is over, ms since 1970. */
  readonly endsAt: number;
  readonly clock?: TimerClock | undefined;
}

/** How long the learner may still speak, or wait. Nothing of it is announced: it would be recorded. */
export const StageCountdown = ({ endsAt, clock = browserClock, ...look }: StageCountdownProps) => (
  <Countdown {...look} remaining={useSecondsLeft(endsAt, clock) * 1000} />
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
