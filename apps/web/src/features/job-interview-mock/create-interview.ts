import type { TokenStore } from '@sayso/api/client';
import { interviewSocketPath, readInterviewServerMessage } from '@sayso/api/contract/interview-socket';
import { voiceInParts } from '@sayso/api/contract/voice-parts';
import { browserClock } from '@sayso/voice/clock';
import { createInterviewSession, type InterviewSession } from '@sayso/voice/interview';
import { createPlayer } from '@sayso/voice/player';
import { createReconnectingSocket, onBrowserOnline, openWebSocket } from '@sayso/voice/socket';
import { createPageName } from '../../platform/live/create-id.ts';
import { createListeningRecorder, createLiveTranscriber, type HearingParts } from '../../platform/live/hearing.ts';
import { lastWords } from '../../platform/live/last-words.ts';
import { createResumeStore } from '../../platform/live/resume-store.ts';
import { socketAddress } from '../../platform/live/socket-address.ts';
import { createSocketToken } from '../../platform/live/socket-token.ts';
import type { KeepingStorage } from '../../platform/storage/own-storage.ts';

export interface InterviewParts extends HearingParts {
  readonly tokens: TokenStore;
  /** The storage of this account, where open sessions are kept. */
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
