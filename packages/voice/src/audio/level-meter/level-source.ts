import type { Clock, Detach } from '../../internal/clock.ts';
import type { LevelSource } from '../ports.ts';

/** Time between two levels in milliseconds: about 30 a second. */
export const levelIntervalMs = 33;

/** Makes a level that can be read into one that calls back. Nothing runs while nobody listens. */
export function createLevelSource(read: () => number, clock: Clock): LevelSource {
  const listeners = new Set<(level: number) => void>();
  let stopPolling: Detach | undefined;

  const poll = () => {
    stopPolling = clock.after(levelIntervalMs, poll);
    const level = read();
    for (const listener of [...listeners]) listener(level);
  };

  return {
    current: read,
    subscribe(listener) {
      const entry = (level: number) => listener(level);
      listeners.add(entry);
      stopPolling ??= clock.after(levelIntervalMs, poll);
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        stopPolling?.();
        stopPolling = undefined;
      };
    },
  };
}
