import type { Clock } from '../io/clock/clock.ts';
import type { Heard, Transcriber } from '../speech/ports.ts';

/** A transcriber that answers what the test sets, after `takesMs` milliseconds. @default 200 */
export const createTestTranscriber = (clock: Clock, takesMs = 200) => {
  const heard: Heard[] = [];
  let asked = 0;
  const transcriber: Transcriber = {
    transcribe() {
      asked += 1;
      return new Promise((resolve) => {
        clock.after(takesMs, () => resolve(heard.shift() ?? { kind: 'nothing', reason: 'no-voice' }));
      });
    },
  };
  return {
    transcriber,
    /** The next transcriptions, one after the other; afterwards it hears nothing. */
    willHear(...next: (Heard | string)[]) {
      const toHeard = (one: Heard | string): Heard =>
        typeof one === 'string' ? { kind: 'heard', text: one, draft: false } : one;
      heard.push(...next.map(toHeard));
    },
    asked: () => asked,
  };
};
