import type { Recogniser } from '../speech/ports.ts';

/** A recogniser that hears each of `texts` in turn, and then nothing; `undefined` stands for one that failed. */
export interface FakeRecogniser extends Recogniser {
  /** How many times it listened. */
  readonly listened: number;
  readonly cancelled: number;
}

export function createFakeRecogniser(texts: readonly (string | undefined)[]): FakeRecogniser {
  let listened = 0;
  let cancelled = 0;
  return {
    get listened() {
      return listened;
    },
    get cancelled() {
      return cancelled;
    },
    listen() {
      const text = texts[listened++];
      return {
        stop: async () => text,
        spokenMs: () => (text === undefined ? 0 : 1000),
        cancel() {
          cancelled += 1;
        },
      };
    },
  };
}
