import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSession, UndeliveredMessage } from '@sayso/voice/conversation';

/** A conversation that is under way. */
export interface KeptConversation {
  /** The server’s name of it; null with a server that cannot resume. */
  readonly sessionId: string | null;
  /** What the learner said and the server may not have. */
  readonly undelivered: readonly UndeliveredMessage[];
}

/** Remembers which conversation is under way, so that a reloaded page goes on with it. */
export interface ResumeStore {
  read(coach: CoachName): KeptConversation;
  /** Keeps the name of this session, and what it could not deliver, until it ends. */
  follow(coach: CoachName, session: Pick<ConversationSession, 'subscribe' | 'getSnapshot'>): void;
}

const nothing: KeptConversation = { sessionId: null, undelivered: [] };

const isUndelivered = (value: unknown): value is UndeliveredMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** What another version of this page kept may look different: then nothing was kept. */
const parse = (kept: string | null): KeptConversation => {
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

/** @param storage usually `sessionStorage`: each tab has a conversation of its own */
export const createResumeStore = (storage: Storage): ResumeStore => {
  const keyOf = (coach: CoachName) => `sayso-conversation-${coach}`;
  return {
    read: (coach) => parse(storage.getItem(keyOf(coach))),
    follow: (coach, session) => {
      const key = keyOf(coach);
      let written = storage.getItem(key);
      const keep = () => {
        const { phase, sessionId, messages, outcome } = session.getSnapshot();
        // Until the server has named the session, what was kept before still holds.
        if (phase === 'connecting' && sessionId === null) return;
        const isOver = phase === 'ending' || phase === 'limited' || (phase === 'ended' && outcome !== 'taken-over');
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
