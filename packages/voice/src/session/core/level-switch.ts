import type { Detach } from '../../io/clock/clock.ts';
import { createEmitter } from '../../io/emitter.ts';
import type { LevelSource } from '../../io/ports.ts';

/** One source of loudness that shows whichever other is current, and 0 when none is. Nothing runs without a listener. */
export const createLevelSwitch = () => {
  const listeners = createEmitter<number>();
  let listening = 0;
  let shown: LevelSource | undefined;
  let detach: Detach | undefined;

  const follow = () => {
    detach?.();
    detach = listening > 0 ? shown?.subscribe(listeners.emit) : undefined;
  };

  const subscribe = (listener: (level: number) => void): Detach => {
    let off: Detach | undefined = listeners.add(listener);
    listening += 1;
    if (listening === 1) follow();
    return () => {
      if (!off) return;
      off();
      off = undefined;
      listening -= 1;
      if (listening === 0) follow();
    };
  };

  return {
    source: { current: () => shown?.current() ?? 0, subscribe } satisfies LevelSource,
    show(next: LevelSource | undefined) {
      if (next === shown) return;
      shown = next;
      follow();
      if (!next) listeners.emit(0);
    },
  };
};
