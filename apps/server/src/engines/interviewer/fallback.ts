import { combineEngines } from '../combine-engines.ts';
import type { EngineUnavailable, Interviewer } from '../ports.ts';

/** The first interviewer, and the second wherever the first is unavailable, so that an interview goes on. */
export function withFallback(
  primary: Interviewer,
  embedded: Interviewer,
  onFallback: (reason: EngineUnavailable) => void,
): Interviewer {
  const { engine, either } = combineEngines(primary, embedded, onFallback);
  return {
    ...engine,
    next: (interview, wanted, signal) => either(signal, (one) => one.next(interview, wanted, signal)),
    idealAnswer: (interview, signal) => either(signal, (one) => one.idealAnswer(interview, signal)),
    goodbye: (interview, signal) => either(signal, (one) => one.goodbye(interview, signal)),
    review: (interview, figures, corrections, signal) =>
      either(signal, (one) => one.review(interview, figures, corrections, signal)),
  };
}
