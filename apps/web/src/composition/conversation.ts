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
import { createReconnectingSocket, onBrowserOnline, openWebSocket } from '@sayso/voice/socket';
import { createTranscriber } from '@sayso/voice/transcriber';
import type { ResumeStore } from './resume-store.ts';

export interface ConversationParts {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly resume: ResumeStore;
  /** The server’s own hearing is poor: what the browser recognised is preferred. */
  readonly preferInPage: boolean;
  /** Origin of the page, such as `https://sayso.example`. */
  readonly origin: string;
}

/** A token for the socket’s address: the one at hand, or a new one after it was refused. */
const tokenFor = async ({ client, tokens }: ConversationParts, refused: boolean): Promise<string | null> => {
  const current = tokens.read();
  return current && refused ? client.renew() : (current?.token ?? null);
};

const addressOf = (parts: ConversationParts, coach: CoachName, token: string): string => {
  const url = new URL(conversationSocketPath + coach, parts.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  const session = parts.resume.read(coach);
  if (session) url.searchParams.set('session', session);
  return url.href;
};

/** The recorder, with the browser’s own recogniser beside it where there is one. */
const createListeningRecorder = (): Recorder => {
  const recorder = createRecorder();
  const recogniser = createRecogniser();
  return recogniser ? withRecogniser(recorder, recogniser) : recorder;
};

/** Puts microphone, loudspeaker, recogniser and socket of the browser together with the conversation’s core. */
export const createConversation = (parts: ConversationParts, coach: CoachName): ConversationSession => {
  const clock = browserClock;
  const session = createConversationSession({
    coach,
    clock,
    newId: () => crypto.randomUUID(),
    recorder: createListeningRecorder(),
    player: createPlayer(),
    silence: createSilenceDetector({ clock }),
    transcriber: createTranscriber({
      clock,
      onOnline: onBrowserOnline,
      preferInPage: parts.preferInPage,
      send: (audio_base64, signal) => parts.client.call(transcribe, { audio_base64 }, { signal }),
    }),
    socket: createReconnectingSocket({
      clock,
      open: openWebSocket,
      online: onBrowserOnline,
      read: readConversationServerMessage,
      url: async ({ refused }) => {
        const token = await tokenFor(parts, refused);
        return token && addressOf(parts, coach, token);
      },
    }),
  });
  parts.resume.follow(coach, session);
  return session;
};
