import type { TokenStore } from '@sayso/api/client';
import { interviewSocketPath, readInterviewServerMessage } from '@sayso/api/contract/interview-socket';
import { voiceInParts } from '@sayso/api/contract/voice-parts';
import { browserClock } from '@sayso/voice/clock';
import { createInterviewSession, type InterviewSession } from '@sayso/voice/interview';
import { createPlayer } from '@sayso/voice/player';
import { createReconnectingSocket, onBrowserOnline, openWebSocket } from '@sayso/voice/socket';
import { createListeningRecorder, createLiveTranscriber, type HearingParts } from './hearing.ts';
import { lastWords } from './last-words.ts';
import type { KeepingStorage } from './own-storage.ts';
import { createPageName } from './page-name.ts';
import { createResumeStore } from './resume-store.ts';
import { socketAddress } from './socket-address.ts';
import { createSocketToken } from './socket-token.ts';

export interface InterviewParts extends HearingParts {
  readonly tokens: TokenStore;
  /** Where what is under way is kept, for this account. */
  readonly storage: KeepingStorage;
  /** Origin of the page, such as `https://sayso.example`. */
  readonly origin: string;
}

/** Puts microphone, loudspeaker, recogniser and socket of the browser together with the interview’s core. */
export const createInterview = (parts: InterviewParts, id: string): InterviewSession => {
  const clock = browserClock;
  const socketToken = createSocketToken(parts);
  const socket = createReconnectingSocket({
    clock,
    open: openWebSocket,
    online: onBrowserOnline,
    read: readInterviewServerMessage,
    url: async (attempt) => {
      const token = await socketToken(attempt);
      return (
        token &&
        socketAddress(parts.origin, interviewSocketPath, { token, id, ...(parts.capabilities && voiceInParts) })
      );
    },
  });
  lastWords.follow(id, socket);
  const resume = createResumeStore(parts.storage);
  const { undelivered, assistant } = resume.read(`interview-${id}`);
  const session = createInterviewSession({
    clock,
    newId: createPageName,
    undelivered,
    assistant,
    recorder: createListeningRecorder(),
    player: createPlayer(),
    transcriber: createLiveTranscriber(parts, socket),
    socket,
  });
  resume.follow(`interview-${id}`, session);
  return session;
};
