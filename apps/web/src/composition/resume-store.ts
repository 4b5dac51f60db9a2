import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSnapshot, UndeliveredMessage } from '@sayso/voice/conversation';
import type { InterviewSnapshot } from '@sayso/voice/interview';
import type { KeepingStorage } from './own-storage.ts';

/** What a page has under way. */
export type LiveName = `conversation-${CoachName}` | `interview-${string}`;

/** What is known of it after the page was loaded again. */
export interface KeptSession {
  /** The server’s name of a conversation; null with a server that cannot resume, and of an interview, whose address has it. */
  readonly sessionId: string | null;
  /** What the learner said and the server may not have. */
  readonly undelivered: readonly UndeliveredMessage[];
}

interface LiveSession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveSnapshot;
}

type LiveSnapshot = Pick<ConversationSnapshot | InterviewSnapshot, 'phase' | 'messages' | 'outcome'> &
  Partial<Pick<ConversationSnapshot, 'sessionId'>>;

/** Remembers what is under way, so that a reloaded page goes on with it. */
export interface ResumeStore {
  read(name: LiveName): KeptSession;
  /** Keeps the name of this session, and what it could not deliver, until it ends. */
  follow(name: LiveName, session: LiveSession): void;
}

const nothing: KeptSession = { sessionId: null, undelivered: [] };

const isUndelivered = (value: unknown): value is UndeliveredMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** What another version of this page kept may look different: then nothing was kept. */
const parse = (kept: string | null): KeptSession => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return nothing;
    const sessionId = 'sessionId' in value && typeof value.sessionId === 'string' ? value.sessionId : null;
    const undelivered = 'undelivered' in value && Array.isArray(value.undelivered) ? value.undelivered : [];
    return { sessionId, undelivered: undelivered.filter(isUndelivered) };
  } catch {
    return nothing;
  }
};

/** @param storage that of the account in this tab: each tab has sessions of its own */
export const createResumeStore = (storage: KeepingStorage): ResumeStore => {
  const keyOf = (name: LiveName) => `sayso-${name}`;
  return {
    read: (name) => parse(storage.getItem(keyOf(name))),
    follow: (name, session) => {
      const key = keyOf(name);
      let written = storage.getItem(key);
      const keep = () => {
        const { phase, sessionId = null, messages, outcome } = session.getSnapshot();
        // Until the server has spoken, what was kept before still holds.
        if ((phase === 'connecting' || phase === 'preparing') && sessionId === null) return;
        // It goes on in another tab, or once somebody has signed in again.
        const goesOn = outcome === 'taken-over' || outcome === 'unauthorized';
        const isOver = phase === 'ending' || phase === 'limited' || (phase === 'ended' && !goesOn);
        const undelivered = messages.filter(({ pending }) => pending).map(({ id, text }) => ({ id, text }));
        const isEmpty = sessionId === null && undelivered.length === 0;
        const next = isOver || isEmpty ? null : JSON.stringify({ sessionId, undelivered });
        if (next === written) return;
        written = next;
        if (next === null) storage.removeItem(key);
        else storage.setItem(key, next);
      };
      session.subscribe(keep);
    },
  };
};
