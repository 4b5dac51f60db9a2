import { createDrillSession } from '../sessions/drill/session.ts';
import type { DrillPhase } from '../sessions/drill/snapshot.ts';
import { createTestClock } from './clock.ts';
import { createTestDrillServer } from './drill-server.ts';
import { createFakePlayer } from './fake-player.ts';
import { createFakeRecorder } from './fake-recorder.ts';

/** A whole drill without a browser: real session, and everything outside in the hands of the test. */
export const createDrillScenario = () => {
  const clock = createTestClock(Date.UTC(2026, 0, 1));
  const calls = createTestDrillServer(clock);
  const microphone = createFakeRecorder({ clock });
  const loudspeaker = createFakePlayer({ clock });
  let named = 0;
  const session = createDrillSession({
    coach: 'Daisy',
    server: calls.server,
    recorder: microphone,
    player: loudspeaker,
    clock,
    newId: () => `page-000${++named}`,
  });
  /** Every phase that was shown, in order, and when the session last came into each. */
  const phases: DrillPhase[] = [session.getSnapshot().phase];
  const since: Partial<Record<DrillPhase, number>> = {};
  /** Whenever the microphone and a voice were heard at once. */
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
  const until = (phase: DrillPhase) => runUntil(() => session.getSnapshot().phase === phase, `“${phase}”`);

  return {
    clock,
    calls,
    microphone,
    loudspeaker,
    session,
    phases,
    since,
    overlaps,
    snapshot: session.getSnapshot,
    runUntil,
    /** Lets time pass until the session is in this phase. */
    until,
    /** Starts, and goes on until it is in this phase. */
    async begin(phase: DrillPhase) {
      session.start();
      await until(phase);
    },
    /** Says the phrase that is due, which takes 2 s, until its result is there. */
    async say() {
      await until('recording');
      await clock.settle(2000);
      session.stopRecording();
      await runUntil(() => session.getSnapshot().phase !== 'evaluating', 'the evaluation');
    },
  };
};
