import type { InterviewClientMessage, InterviewServerMessage } from '@sayso/api/contract/interview-socket';
import type { Clock } from '../io/clock/clock.ts';
import { createReconnectingSocket } from '../net/reconnecting-socket.ts';
import { createInterviewSession } from '../session/interview/session.ts';
import type { InterviewPhase, UndeliveredAnswer } from '../session/interview/snapshot.ts';
import type { Transcriber } from '../speech/ports.ts';
import { createTestClock } from './clock.ts';
import { createFakePlayer } from './fake-player.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { createTestTranscriber } from './fake-transcriber.ts';
import { createTestInterviewServer, type TestInterviewServerOptions } from './interview-server.ts';
import { watchSession } from './watch-session.ts';

const isServerMessage = (value: unknown): value is InterviewServerMessage =>
  typeof value === 'object' && value !== null && 'type' in value;

export interface InterviewScenarioOptions extends Omit<TestInterviewServerOptions, 'clock'> {
  /** Messages that an earlier page could not deliver. */
  readonly undelivered?: readonly UndeliveredAnswer[];
  /** Whether ideal answers were wanted there. */
  readonly assistant?: boolean;
  /** Creates the transcriber; without it the test transcriber returns the text that `answer` gives. */
  readonly transcriber?: (clock: Clock) => Transcriber;
}

/** A whole mock interview without a browser: real session, real socket, and everything outside in the hands of the test. */
export const createInterviewScenario = (options: InterviewScenarioOptions = {}) => {
  const { undelivered = [], assistant = true, transcriber, ...serverOptions } = options;
  const clock = createTestClock(Date.UTC(2026, 0, 1));
  const server = createTestInterviewServer({ ...serverOptions, clock });
  const microphone = createFakeRecorder({ clock });
  const loudspeaker = createFakePlayer({ clock });
  const speech = createTestTranscriber(clock);
  const socket = createReconnectingSocket<InterviewServerMessage, InterviewClientMessage>({
    url: async () => 'ws://test/interview/ws',
    open: server.open,
    clock,
    read: (value) => (isServerMessage(value) ? value : null),
  });
  const session = createInterviewSession({
    socket,
    recorder: microphone,
    player: loudspeaker,
    transcriber: transcriber?.(clock) ?? speech.transcriber,
    clock,
    undelivered,
    assistant,
    newId: () => 'page',
  });
  const watch = watchSession({ session, clock, microphone, loudspeaker });

  return {
    clock,
    server,
    microphone,
    loudspeaker,
    speech,
    session,
    ...watch,
    snapshot: session.getSnapshot,
    texts: () => session.getSnapshot().messages.map(({ text }) => text),
    notice: () => session.getSnapshot().notice?.text,
    /** Starts, and goes on until it is in this phase. */
    async begin(phase: InterviewPhase = 'recording') {
      session.start();
      await watch.until(phase);
    },
    /** Says this, which takes 2 s, when it is recorded. */
    async answer(text: string) {
      speech.willHear(text);
      await watch.until('recording');
      await clock.settle(2000);
      session.sendNow();
    },
  };
};

export type InterviewScenario = ReturnType<typeof createInterviewScenario>;
