import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSnapshot } from '@sayso/voice/conversation';
import type { InterviewSnapshot, UndeliveredAnswer } from '@sayso/voice/interview';
import type { KeepingStorage } from '../storage/own-storage.ts';

/** The name of a session that a page has open. */
export type LiveName = `conversation-${CoachName}` | `interview-${string}`;

/** The data of an open session that outlive a reload of the page. */
export interface KeptSession {
  /** The server’s name of a conversation; null with a server that cannot resume, and of an interview, whose address has it. */
  readonly sessionId: string | null;
  /** Answers of the learner that the server may not have, as they were sent. */
  readonly undelivered: readonly UndeliveredAnswer[];
  /** Whether an interview gives ideal answers. */
  readonly assistant: boolean;
}

interface LiveSession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveSnapshot;
}

type LiveSnapshot = Pick<ConversationSnapshot | InterviewSnapshot, 'phase' | 'undelivered' | 'outcome'> &
  Partial<Pick<ConversationSnapshot, 'sessionId'> & Pick<InterviewSnapshot, 'assistant'>>;

/** Remembers what is under way, so that a reloaded page goes on with it. */
export interface ResumeStore {
  read(name: LiveName): KeptSession;
  /** Keeps the name of this session, what it could not deliver and whether its assistant is on, until it ends. */
  follow(name: LiveName, session: LiveSession): void;
}

const nothing: KeptSession = { sessionId: null, undelivered: [], assistant: true };

/** One of what was kept; an earlier version of this page kept only its id and its text. */
const readUndelivered = (value: unknown): readonly UndeliveredAnswer[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { id, text, assistant_mode, draft, spoken_ms }: Partial<Record<keyof UndeliveredAnswer, unknown>> = value;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  return [
    {
      id,
      text,
      ...(typeof assistant_mode === 'boolean' && { assistant_mode }),
      ...(typeof draft === 'boolean' && { draft }),
      ...(typeof spoken_ms === 'number' && { spoken_ms }),
    },
  ];
};

/** Reads what was stored. Another version of the app may have stored it in another shape: then there is nothing. */
const parse = (kept: string | null): KeptSession => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return nothing;
    const sessionId = 'sessionId' in value && typeof value.sessionId === 'string' ? value.sessionId : null;
    const undelivered = 'undelivered' in value && Array.isArray(value.undelivered) ? value.undelivered : [];
    const assistant = !('assistant' in value && value.assistant === false);
    return { sessionId, undelivered: undelivered.flatMap(readUndelivered), assistant };
  } catch {
    return nothing;
  }
};

/** @param storage that of the account in this tab: each tab has sessions of its own */
export const createResumeStore = (storage: KeepingStorage): ResumeStore => {
  const createKey = (name: LiveName) => `sayso-${name}`;
  return {
    read: (name) => parse(storage.getItem(createKey(name))),
    follow: (name, session) => {
      const key = createKey(name);
      let written = storage.getItem(key);
      const keep = () => {
        const { phase, sessionId = null, undelivered, assistant = true, outcome } = session.getSnapshot();
        // Until the server has spoken, what was kept before still holds.
        if (phase === 'connecting' && sessionId === null) return;
        // It goes on in another tab, or once the learner has signed in again.
        const goesOn = outcome === 'taken-over' || outcome === 'unauthorized';
        const isOver = phase === 'ending' || phase === 'limited' || (phase === 'ended' && !goesOn);
        const isEmpty = sessionId === null && undelivered.length === 0 && assistant;
        const next = isOver || isEmpty ? null : JSON.stringify({ sessionId, undelivered, assistant });
        if (next === written) return;
        written = next;
        if (next === null) storage.removeItem(key);
        else storage.setItem(key, next);
      };
      session.subscribe(keep);
    },
  };
};
