import { ApiError } from '@sayso/api/client';
import { createStore } from '../../platform/store/store.ts';

/** Something that was written. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'coach' | 'user';
  readonly text: string;
}

/**
 * `starting` the coach comes to greet, `unstarted` that failed; `ready` the learner writes, `thinking` the coach does, `unsent` the last
 * message did not get through; `limited` today’s free conversations are used up; `missing` this server has no text chat.
 */
export type ChatPhase = 'starting' | 'unstarted' | 'ready' | 'thinking' | 'unsent' | 'limited' | 'missing';

export interface ChatSnapshot {
  readonly phase: ChatPhase;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
}

export interface ChatSessionOptions {
  /** Starts a conversation; resolves to the coach’s greeting where the server sends one. */
  readonly start: (signal: AbortSignal) => Promise<string | undefined>;
  /** Sends what the learner wrote; resolves to the coach’s reply. */
  readonly send: (text: string, signal: AbortSignal) => Promise<string>;
}

/** A conversation in writing, from the greeting to leaving. What the learner wrote stays, whatever fails. */
export interface ChatSession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSnapshot;
  /** Has the coach come, or come again after that failed. */
  open(): Promise<void>;
  /** Sends a message when it is the learner’s turn; empty or whitespace-only text is ignored. */
  send(text: string): Promise<void>;
  /** Sends the message that did not get through once more. */
  retry(): Promise<void>;
  /** Leaves: what is under way is dropped. */
  dispose(): void;
}

/** Statuses of a server that does not know the call. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

const phaseAfter = (error: unknown, otherwise: ChatPhase): ChatPhase => {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 403) return 'limited';
  return unknownCall.has(error.status) ? 'missing' : otherwise;
};

export const createChatSession = ({ start, send }: ChatSessionOptions): ChatSession => {
  const leaving = new AbortController();
  const store = createStore<ChatSnapshot>({ phase: 'starting', messages: [] });
  const set = (phase: ChatPhase, role?: ChatMessage['role'], text?: string) => {
    if (leaving.signal.aborted) return;
    const { messages } = store.getSnapshot();
    const added = role && text ? [{ id: String(messages.length), role, text }] : [];
    store.set({ phase, messages: [...messages, ...added] });
  };

  const deliver = async (text: string) => {
    try {
      set('ready', 'coach', await send(text, leaving.signal));
    } catch (error) {
      set(phaseAfter(error, 'unsent'));
    }
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    open: async () => {
      set('starting');
      try {
        set('ready', 'coach', await start(leaving.signal));
      } catch (error) {
        set(phaseAfter(error, 'unstarted'));
      }
    },
    send: async (text) => {
      const words = text.trim();
      if (words === '' || store.getSnapshot().phase !== 'ready') return;
      set('thinking', 'user', words);
      await deliver(words);
    },
    retry: async () => {
      const { phase, messages } = store.getSnapshot();
      const last = messages.at(-1);
      if ((phase !== 'unsent' && phase !== 'limited') || !last) return;
      set('thinking');
      await deliver(last.text);
    },
    dispose: () => leaving.abort(new Error('The chat was left.')),
  };
};
