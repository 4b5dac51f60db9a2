import type { LevelSource } from '../level.ts';

/** The loudness of a speaking person, made of three slow waves: the same every time, 0 to 1. */
export const speechLevel = (seconds: number): number =>
  Math.max(0, 0.5 + 0.3 * Math.sin(seconds * 13) + 0.25 * Math.sin(seconds * 31 + 1) - 0.35 * Math.sin(seconds * 2.3));

/** A voice to follow in stories, thirty levels a second from `talk` until `hush`. */
export function createVoice(): LevelSource & { talk(): void; hush(): void } {
  const listeners = new Set<(level: number) => void>();
  let level = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const say = (next: number): void => {
    level = next;
    for (const listener of listeners) listener(level);
  };
  return {
    current: () => level,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    talk() {
      let frame = 0;
      clearInterval(timer);
      timer = setInterval(() => {
        frame += 1;
        say(Math.min(1, speechLevel(frame / 30)));
      }, 1000 / 30);
    },
    hush() {
      clearInterval(timer);
      say(0);
    },
  };
}
