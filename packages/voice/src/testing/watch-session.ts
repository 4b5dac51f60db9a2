import type { Detach } from '../io/clock/clock.ts';
import type { TestClock } from './clock.ts';

interface Watched<Phase extends string> {
  subscribe(listener: () => void): Detach;
  getSnapshot(): { readonly phase: Phase };
}

export interface WatchOptions<Phase extends string> {
  readonly session: Watched<Phase>;
  readonly clock: TestClock;
  readonly microphone: { readonly recording: boolean };
  readonly loudspeaker: { readonly sounding: boolean };
}

/** Writes down what a session goes through, and lets time pass until it is somewhere. */
export const watchSession = <Phase extends string>(options: WatchOptions<Phase>) => {
  const { session, clock, microphone, loudspeaker } = options;
  const phases: Phase[] = [session.getSnapshot().phase];
  const since: Partial<Record<Phase, number>> = {};
  const overlaps: string[] = [];
  session.subscribe(() => {
    const { phase } = session.getSnapshot();
    if (microphone.recording && loudspeaker.sounding) overlaps.push(phase);
    if (phases.at(-1) === phase) return;
    phases.push(phase);
    since[phase] = clock.now();
  });

  const runUntil = async (isReached: () => boolean, what: string, withinMs = 120_000) => {
    const endsAt = clock.now() + withinMs;
    await clock.settle();
    while (!isReached() && clock.now() < endsAt) await clock.settle(clock.nextIn() ?? withinMs);
    if (!isReached()) throw new Error(`${what} was not reached in ${withinMs} ms; it went ${phases.join(', ')}.`);
  };

  return {
    /** Every phase that was shown, in order. */
    phases,
    /** When the session last came into each phase. */
    since,
    /** Whenever the microphone and a voice were heard at once. */
    overlaps,
    runUntil,
    /** Lets time pass until the session is in this phase. */
    until: (phase: Phase) => runUntil(() => session.getSnapshot().phase === phase, `“${phase}”`),
  };
};
