import type { Engine, Engines } from './ports.ts';

/** Longest time for all engines together, in ms. */
const timeoutMs = 60_000;

/**
 * Uses each embedded engine once, so that the first learner does not wait for models to load. Providers are left alone: calls cost money.
 * Never rejects; a fault is reported, and the next call of the engine fails with it again.
 * @param stopping when it is aborted, engines are being closed, and their errors are not faults.
 */
export const warmUp = async (
  engines: Engines,
  stopping: AbortSignal,
  onFault: (engine: Engine, error: unknown) => void,
): Promise<void> => {
  const { coach, grammar, textToSpeech, pronunciation, interviewer } = engines;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const once = async (engine: Engine, use: () => Promise<unknown>) => {
    if (engine.about.kind !== 'embedded') return;
    await use().catch((error: unknown) => {
      if (!stopping.aborted) onFault(engine, error);
    });
  };
  await Promise.all([
    once(coach, () => coach.check(signal)),
    once(textToSpeech, () => textToSpeech.speak('Hello.', 'John', signal)),
    once(textToSpeech, () => textToSpeech.speak('Hello.', 'Daisy', signal)),
    once(grammar, () => grammar.correct('I am here.', signal)),
    once(pronunciation, () => pronunciation.check(signal)),
    once(interviewer, () => interviewer.check(signal)),
  ]);
};
