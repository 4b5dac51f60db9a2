import type { ConversationClientMessage, ConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import { createSilenceDetector } from '../audio/silence/silence-detector.ts';
import { createConversationSession } from '../sessions/conversation/session.ts';
import type { UndeliveredMessage } from '../sessions/conversation/snapshot.ts';
import { createReconnectingSocket } from '../socket/reconnecting.ts';
import { createTestClock } from './clock.ts';
import { createFakePlayer } from './fake-player.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { microphones } from './microphone.ts';
import { createTestConversationServer, type TestConversationServerOptions } from './scenario-server.ts';
import { createTestTranscriber } from './scenario-transcriber.ts';

const isServerMessage = (value: unknown): value is ConversationServerMessage =>
  typeof value === 'object' && value !== null && 'type' in value;

export interface ConversationScenarioOptions extends Omit<TestConversationServerOptions, 'clock'> {
  /** What an earlier page could not deliver. */
  readonly undelivered?: readonly UndeliveredMessage[];
}

/** A whole conversation without a browser: real session, real socket, and everything outside in the hands of the test. */
export const createConversationScenario = ({ undelivered = [], ...options }: ConversationScenarioOptions = {}) => {
  const clock = createTestClock(Date.UTC(2026, 0, 1));
  const server = createTestConversationServer({ ...options, clock });
  const microphone = createFakeRecorder({ clock, microphone: microphones.silent });
  const loudspeaker = createFakePlayer({ clock });
  const speech = createTestTranscriber(clock);
  const socket = createReconnectingSocket<ConversationServerMessage, ConversationClientMessage>({
    url: async () => 'ws://test/conversation/stream/Daisy',
    open: server.open,
    clock,
    read: (value) => (isServerMessage(value) ? value : null),
  });
  const session = createConversationSession({
    coach: 'Daisy',
    socket,
    recorder: microphone,
    player: loudspeaker,
    transcriber: speech.transcriber,
    silence: createSilenceDetector({ clock }),
    clock,
    undelivered,
    newId: () => 'page',
  });
  /** Every phase that was shown, in order. */
  const phases: string[] = [session.getSnapshot().phase];
  /** Whenever the microphone and the coach were heard at once. */
  const overlaps: string[] = [];
  /** When the session last came into each phase. */
  const since: Record<string, number> = {};
  session.subscribe(() => {
    const { phase } = session.getSnapshot();
    if (phases.at(-1) !== phase) {
      phases.push(phase);
      since[phase] = clock.now();
    }
    if (microphone.recording && loudspeaker.sounding) overlaps.push(phase);
  });

  const runUntil = async (isReached: () => boolean, what: string, withinMs = 120_000) => {
    for (let passed = 0; passed < withinMs; passed += 50) {
      if (isReached()) return;
      await clock.settle(50);
    }
    if (!isReached()) throw new Error(`${what} was not reached in ${withinMs} ms; it went ${phases.join(', ')}.`);
  };

  return {
    clock,
    server,
    microphone,
    loudspeaker,
    speech,
    session,
    phases,
    since,
    overlaps,
    snapshot: session.getSnapshot,
    texts: () => session.getSnapshot().messages.map(({ text }) => text),
    /** Lets time pass until the session is in this phase. */
    until: (phase: string) => runUntil(() => session.getSnapshot().phase === phase, `“${phase}”`),
    runUntil,
    /** Starts, hears the greeting, and is listened to. */
    async begin() {
      session.start();
      await runUntil(() => session.getSnapshot().phase === 'listening', '“listening”');
    },
  };
};

export type ConversationScenario = ReturnType<typeof createConversationScenario>;
