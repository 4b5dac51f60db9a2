import { createDrillSession } from '../session/drill/session.ts';
import type { DrillPhase } from '../session/drill/snapshot.ts';
import { createTestClock } from './clock.ts';
import { createTestDrillServer } from './drill-server.ts';
import { createFakePlayer } from './fake-player.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { watchSession } from './watch-session.ts';

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
  const watch = watchSession({ session, clock, microphone, loudspeaker });

  return {
    clock,
    calls,
    microphone,
    loudspeaker,
    session,
    ...watch,
    snapshot: session.getSnapshot,
    /** Starts, and goes on until it is in this phase. */
    async begin(phase: DrillPhase) {
      session.start();
      await watch.until(phase);
    },
    /** Says the phrase that is due, which takes 2 s, until its result is there. */
    async say() {
      await watch.until('recording');
      await clock.settle(2000);
      session.stopRecording();
      await watch.runUntil(() => session.getSnapshot().phase !== 'evaluating', 'the evaluation');
    },
  };
};
