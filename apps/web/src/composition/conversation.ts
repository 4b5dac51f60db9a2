import type { Client, TokenStore } from '@sayso/api/client';
import { conversationSocketPath, readConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import { transcribe } from '@sayso/api/contract/speech';
import type { CoachName } from '@sayso/api/contract/values';
import { browserClock } from '@sayso/voice/clock';
import { type ConversationSession, createConversationSession } from '@sayso/voice/conversation';
import { createPlayer } from '@sayso/voice/player';
import { createRecogniser, withRecogniser } from '@sayso/voice/recogniser';
import { createRecorder, type Recorder } from '@sayso/voice/recorder';
import { createSilenceDetector } from '@sayso/voice/silence';
import {
  createReconnectingSocket,
  type OutgoingMessage,
  onBrowserOnline,
  openWebSocket,
  type ReconnectingSocket,
} from '@sayso/voice/socket';
import { createTranscriber } from '@sayso/voice/transcriber';
import { createPageName } from './page-name.ts';
import type { ResumeStore } from './resume-store.ts';
import { createSocketToken } from './socket-token.ts';

export interface ConversationParts {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly resume: ResumeStore;
  /** The server’s own hearing is poor: what the browser recognised is preferred. */
  readonly preferInPage: boolean;
  /** Origin of the page, such as `https://sayso.example`. */
  readonly origin: string;
}

const addressOf = (origin: string, coach: CoachName, token: string, sessionId: string | null): string => {
  const url = new URL(conversationSocketPath + coach, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  if (sessionId) url.searchParams.set('session', sessionId);
  return url.href;
};

/** The recorder, with the browser’s own recogniser beside it where there is one. */
const createListeningRecorder = (): Recorder => {
  const recorder = createRecorder();
  const recogniser = createRecogniser();
  return recogniser ? withRecogniser(recorder, recogniser) : recorder;
};

/** The browser says that the network is back, or the socket has reached the server, which a browser that noticed nothing does not say. */
const onReachable = (
  socket: Pick<ReconnectingSocket<unknown, OutgoingMessage>, 'subscribe' | 'getSnapshot'>,
  listener: () => void,
): (() => void) => {
  const stop = onBrowserOnline(listener);
  let isOpen = socket.getSnapshot().state === 'open';
  const detach = socket.subscribe(() => {
    const wasOpen = isOpen;
    isOpen = socket.getSnapshot().state === 'open';
    if (isOpen && !wasOpen) listener();
  });
  return () => {
    stop();
    detach();
  };
};

/** Puts microphone, loudspeaker, recogniser and socket of the browser together with the conversation’s core. */
export const createConversation = (parts: ConversationParts, coach: CoachName): ConversationSession => {
  const clock = browserClock;
  const kept = parts.resume.read(coach);
  const socketToken = createSocketToken(parts);
  const socket = createReconnectingSocket({
    clock,
    open: openWebSocket,
    online: onBrowserOnline,
    read: readConversationServerMessage,
    url: async (attempt) => {
      const token = await socketToken(attempt);
      return token && addressOf(parts.origin, coach, token, session.getSnapshot().sessionId ?? kept.sessionId);
    },
  });
  const session: ConversationSession = createConversationSession({
    coach,
    clock,
    newId: createPageName,
    undelivered: kept.undelivered,
    recorder: createListeningRecorder(),
    player: createPlayer(),
    silence: createSilenceDetector({ clock }),
    transcriber: createTranscriber({
      clock,
      onOnline: (listener) => onReachable(socket, listener),
      preferInPage: parts.preferInPage,
      send: (audio_base64, signal) => parts.client.call(transcribe, { audio_base64 }, { signal }),
    }),
    socket,
  });
  parts.resume.follow(coach, session);
  return session;
};
