import type { LevelSource } from '../audio/ports.ts';
import type { Detach } from '../internal/clock.ts';
import { createEmitter } from '../internal/emitter.ts';

/** One source of loudness that shows whichever other is current, and 0 when none is. */
export const createSwitchableLevel = () => {
  const listeners = createEmitter<number>();
  let shown: LevelSource | undefined;
  let detach: Detach | undefined;
  return {
    source: { current: () => shown?.current() ?? 0, subscribe: listeners.add } satisfies LevelSource,
    show(next: LevelSource | undefined) {
      if (next === shown) return;
      detach?.();
      shown = next;
      detach = next?.subscribe(listeners.emit);
      if (!next) listeners.emit(0);
    },
  };
};
