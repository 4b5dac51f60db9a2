import type { ConversationClientMessage, ConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import { createSilenceDetector } from '../io/silence/silence-detector.ts';
import { createReconnectingSocket } from '../net/reconnecting-socket.ts';
import { createConversationSession } from '../session/conversation/session.ts';
import type { UndeliveredMessage } from '../session/conversation/snapshot.ts';
import { createTestClock } from './clock.ts';
import { createTestConversationServer, type TestConversationServerOptions } from './conversation-server.ts';
import { createFakePlayer } from './fake-player.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { createTestTranscriber } from './fake-transcriber.ts';
import { microphones } from './microphone.ts';
import { watchSession } from './watch-session.ts';

const isServerMessage = (value: unknown): value is ConversationServerMessage =>
  typeof value === 'object' && value !== null && 'type' in value;

export interface ConversationScenarioOptions extends Omit<TestConversationServerOptions, 'clock'> {
  /** Messages that an earlier page could not deliver. */
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
    /** Starts, hears the greeting, and is listened to. */
    async begin() {
      session.start();
      await watch.until('listening');
    },
  };
};

export type ConversationScenario = ReturnType<typeof createConversationScenario>;
