import type { Clock } from '../io/clock/clock.ts';
import type { Ask, Evaluation, SavedPhrase } from '../session/drill/kind.ts';
import type { DrillServer } from '../session/drill/server.ts';

type What = Ask['what'];

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const refusal = (status: number) => Object.assign(named('ApiError', `No (${status}).`), { status });

/** Failures of a call, by name; each makes the error with which the API client would reject. `silent` never answers. */
export const drillFaults = {
  'server error': () => refusal(500),
  restarting: () => refusal(503),
  'not understood': () => refusal(400),
  'network gone': () => named('NetworkError', 'Failed to fetch'),
  'malformed answer': () => named('UnexpectedAnswerError', 'This is not JSON.'),
  'session expired': () => named('SessionExpiredError', 'Sign in again.'),
  silent: () => null,
} as const;
export type DrillFault = keyof typeof drillFaults;

/** Every word of a sentence, well said, a third of a second each. */
export const sayWell = (sentence: string): Evaluation => ({
  words: sentence
    .split(' ')
    .map((word, index) => ({ word, score: 0.9, start_ms: index * 300, end_ms: index * 300 + 300 })),
  recognizedText: sentence,
  heard: 'sentence',
});

/** The drill's calls without a server: each answers `takesMs` later, or fails as told. */
export const createTestDrillServer = (clock: Clock, takesMs = 100) => {
  const calls: { readonly what: What; readonly about: string; readonly at: number }[] = [];
  const faults: Partial<Record<What, DrillFault>> = {};
  const takes: Partial<Record<What, number>> = {};
  const saved: SavedPhrase[] = [];
  const evaluations: Evaluation[] = [];
  let sentences = 0;

  const answer = <T>(what: What, about: string, make: () => T, signal: AbortSignal): Promise<T> => {
    calls.push({ what, about, at: clock.now() });
    return new Promise((resolve, reject) => {
      const fault = faults[what];
      const error = fault && drillFaults[fault]();
      const answered =
        error === null
          ? undefined
          : clock.after(takes[what] ?? takesMs, () => (error ? reject(error) : resolve(make())));
      signal.addEventListener('abort', () => {
        answered?.();
        reject(named('AbortError', 'The request was aborted.'));
      });
    });
  };
  const nextSentence = () => {
    sentences += 1;
    return { sentence: `Sentence number ${sentences}`, hint: `Listen for sound ${sentences}.` };
  };

  const server: DrillServer = {
    greet: (signal) => answer('greeting', '', () => ({ greeting: 'Hello, I am your coach.' }), signal),
    generate: (_, signal) => answer('sentence', '', nextSentence, signal),
    speak: (text, signal) => answer('voice', text, () => ({ audio_base64: `voice of ${text}` }), signal),
    evaluate: (_, sentence, signal) =>
      answer('evaluation', sentence, () => evaluations.shift() ?? sayWell(sentence), signal),
    advise: ({ target }, signal) => answer('tip', target, () => ({ tip: `Tip about ${target}` }), signal),
    save: (phrase, signal) => answer('save', phrase.target, () => saved.push(phrase), signal),
  };
  return {
    server,
    /** Everything that was asked, in order, every attempt. */
    calls,
    listCalls: (what: What) => calls.filter((call) => call.what === what),
    /** The calls that fail from now on; delete one to heal it. */
    faults,
    /** The calls that take another time from now on, in milliseconds. */
    takes,
    saved,
    /** The next evaluations, one after the other; afterwards every phrase is well said. */
    willEvaluate: (...next: Evaluation[]) => void evaluations.push(...next),
  };
};
