import { createTestClock } from '../../testing/clock.ts';
import { createStore } from './store.ts';

/** Milliseconds between two steps of time that plays by itself. */
const frameMs = 40;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Lets every promise finish that can. A timer would do the same, and browsers slow timers down. */
const finishPromises = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(undefined);
  });

/** Time of a machine: it plays in real time, or is moved by hand and is then the same every time. */
export function createDemoTime(clock = createTestClock()) {
  const store = createStore({ startedAt: clock.now(), now: clock.now(), playing: false });
  let timer: ReturnType<typeof setInterval> | undefined;
  let moved = Promise.resolve();

  const run = async (ms: number) => {
    const end = clock.now() + ms;
    await finishPromises();
    for (let next = clock.nextIn(); next !== null && clock.now() + next <= end; next = clock.nextIn()) {
      clock.advance(next);
      await finishPromises();
    }
    clock.advance(end - clock.now());
    store.set({ now: clock.now() });
  };
  const step = (ms: number) => {
    moved = moved.then(() => run(ms));
    return moved;
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    store.set({ playing: false });
  };

  return {
    clock,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    /** Moves time on, and runs what falls due in order. */
    step,
    play() {
      if (timer !== undefined) return;
      let before = performance.now();
      timer = setInterval(() => {
        const now = performance.now();
        void step(now - before);
        before = now;
      }, frameMs);
      store.set({ playing: true });
    },
    pause,
  };
}

export type DemoTime = ReturnType<typeof createDemoTime>;
