import type { Clock } from '../../io/clock/clock.ts';
import type { Recording } from '../../io/ports.ts';
import { createTranscriber, type Heard, type TranscriberOptions } from '../../speech/transcriber/index.ts';
import { createStore } from './store.ts';

/** A service that answered, but not with success. */
class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  constructor(status: number) {
    super(`The service answered ${status}.`);
    this.status = status;
  }
}

/** How the fake endpoint behaves at its first, second ... attempt. */
export const endpoints = {
  'answers with words': async () => ({ transcript: 'I went to the lake.' }),
  'answers with no words': async () => ({ transcript: '' }),
  'breaks the answer': async () => ({ words: ['lake'] }),
  'answers 500': async () => {
    throw new StatusError(500);
  },
  'answers 503 twice, then with words': async (attempt: number) => {
    if (attempt <= 2) throw new StatusError(503);
    return { transcript: 'I went to the lake.' };
  },
  'cannot be reached': async () => {
    throw new TypeError('Failed to fetch');
  },
  'never answers': () => new Promise<never>(() => {}),
} as const satisfies Record<string, (attempt: number) => Promise<unknown>>;
export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** How long the fake endpoint takes for an answer, in milliseconds. */
const takesMs = 400;
/** How often the time is drawn while it asks, in milliseconds. */
const drawnEveryMs = 250;

export interface Attempt {
  readonly fromMs: number;
  readonly toMs: number | null;
  readonly failed: boolean;
}

interface TranscribingSnapshot {
  readonly elapsedMs: number;
  readonly attempts: readonly Attempt[];
  readonly heard: Heard | null;
  readonly busy: boolean;
}

/** A transcriber with an endpoint that can be broken, and a list of its attempts. */
export function createTranscribing(clock: Clock, settings: Pick<TranscriberOptions, 'tooSmall'>) {
  const store = createStore<TranscribingSnapshot>({ elapsedMs: 0, attempts: [], heard: null, busy: false });
  const leaving = new AbortController();

  const send = (endpoint: EndpointName, startedAt: number) => async () => {
    const { attempts } = store.getSnapshot();
    const at = attempts.length;
    const change = (attempt: Attempt) =>
      store.set({ attempts: store.getSnapshot().attempts.map((one, index) => (index === at ? attempt : one)) });
    const fromMs = clock.now() - startedAt;
    store.set({ attempts: [...attempts, { fromMs, toMs: null, failed: false }] });
    await new Promise<void>((resolve) => clock.after(takesMs, resolve));
    try {
      const answer: unknown = await endpoints[endpoint](at + 1);
      change({ fromMs, toMs: clock.now() - startedAt, failed: false });
      return answer;
    } catch (error) {
      change({ fromMs, toMs: clock.now() - startedAt, failed: true });
      throw error;
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async transcribe(recording: Recording, endpoint: EndpointName) {
      const startedAt = clock.now();
      store.set({ elapsedMs: 0, attempts: [], heard: null, busy: true });
      const tick = () => {
        store.set({ elapsedMs: clock.now() - startedAt });
        stop = clock.after(drawnEveryMs, tick);
      };
      let stop = clock.after(drawnEveryMs, tick);
      const transcriber = createTranscriber({ clock, send: send(endpoint, startedAt), ...settings });
      const heard = await transcriber.transcribe(recording, leaving.signal);
      stop();
      store.set({ heard, busy: false, elapsedMs: clock.now() - startedAt });
    },
    dispose: () => leaving.abort(),
  };
}
