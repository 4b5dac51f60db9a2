import type { TokenStore } from '@sayso/api/client';
import { conversationSocketPath, readConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import { voiceInParts } from '@sayso/api/contract/voice-parts';
import { browserClock } from '@sayso/voice/clock';
import { type ConversationSession, createConversationSession } from '@sayso/voice/conversation';
import { createPlayer } from '@sayso/voice/player';
import { createSilenceDetector } from '@sayso/voice/silence';
import { createReconnectingSocket, onBrowserOnline, openWebSocket } from '@sayso/voice/socket';
import { createPageName } from '../../platform/live/create-id.ts';
import {
  createListeningRecorder,
  createLiveTranscriber,
  type HearingParts,
  type RecorderKind,
} from '../../platform/live/hearing.ts';
import { createResumeStore } from '../../platform/live/resume-store.ts';
import { socketAddress } from '../../platform/live/socket-address.ts';
import { createSocketToken } from '../../platform/live/socket-token.ts';
import type { KeepingStorage } from '../../platform/storage/own-storage.ts';

export interface ConversationParts extends HearingParts {
  readonly tokens: TokenStore;
  /** The learner's plan has changed, says the server. */
  readonly onPlan: () => void;
  /** The storage of this account, where open sessions are kept. */
  readonly storage: KeepingStorage;
  /** Origin of the page, such as `https://sayso.example`. */
  readonly origin: string;
}

/** Puts microphone, loudspeaker, recogniser and socket of the browser together with the conversation’s core. */
export const createConversation = (
  parts: ConversationParts,
  coach: CoachName,
  recorder: RecorderKind,
): ConversationSession => {
  const clock = browserClock;
  const resume = createResumeStore(parts.storage);
  const kept = resume.read(`conversation-${coach}`);
  const socketToken = createSocketToken(parts);
  const socket = createReconnectingSocket({
    clock,
    open: openWebSocket,
    online: onBrowserOnline,
    read: readConversationServerMessage,
    url: async (attempt) => {
      const token = await socketToken(attempt);
      return (
        token &&
        socketAddress(parts.origin, conversationSocketPath + coach, {
          token,
          session: session.getSnapshot().sessionId ?? kept.sessionId,
          ...(parts.capabilities && voiceInParts),
        })
      );
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
    transcriber: createLiveTranscriber(parts, socket, recorder),
    socket,
  });
  socket.onMessage((message) => {
    if (message.type === 'plan') parts.onPlan();
  });
  resume.follow(`conversation-${coach}`, session);
  return session;
};
