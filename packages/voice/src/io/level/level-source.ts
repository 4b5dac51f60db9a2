import type { Clock, Detach } from '../clock/clock.ts';
import { createEmitter } from '../emitter.ts';
import type { LevelSource } from '../ports.ts';

/** Time between two levels in milliseconds: about 30 a second. */
export const levelIntervalMs = 33;

/** Makes a level that can be read into one that calls back. Nothing runs without a listener. */
export function createLevelSource(read: () => number, clock: Clock): LevelSource {
  const levels = createEmitter<number>();
  let listening = 0;
  let stopPolling: Detach | undefined;

  const poll = () => {
    stopPolling = clock.after(levelIntervalMs, poll);
    levels.emit(read());
  };

  return {
    current: read,
    subscribe(listener) {
      let detach: Detach | undefined = levels.add(listener);
      listening += 1;
      stopPolling ??= clock.after(levelIntervalMs, poll);
      return () => {
        if (!detach) return;
        detach();
        detach = undefined;
        listening -= 1;
        if (listening > 0) return;
        stopPolling?.();
        stopPolling = undefined;
      };
    },
  };
}
