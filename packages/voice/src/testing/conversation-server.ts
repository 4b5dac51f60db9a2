import type {
  ConversationClientMessage,
  ConversationServerMessageInput,
  HistoryEntry,
} from '@sayso/api/contract/conversation-socket';
import type { Clock } from '../io/clock/clock.ts';
import { createTestSocketServer, type TestSocketLink } from './socket-server.ts';

export interface TestConversationServerOptions {
  readonly clock: Clock;
  /** Knows only the specification's messages: no `session`, no `ack`, and it greets on every connection. */
  readonly bare?: boolean;
  /** Milliseconds that the coach thinks. @default 500 */
  readonly thinkMs?: number;
}

const isClientMessage = (value: unknown): value is ConversationClientMessage =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * A coach who answers every message with “You said: …”. It keeps what it stored over a kill, as a database would, answers what it
 * had not answered when a learner comes back, and takes an id it knows as said already.
 */
export const createTestConversationServer = ({ clock, bare = false, thinkMs = 500 }: TestConversationServerOptions) => {
  const turns: (HistoryEntry & { readonly audio: string })[] = [];
  let thinking = 0;
  let silent = false;
  let refusing = false;

  const tell = (link: TestSocketLink, message: ConversationServerMessageInput) => link.say(message);

  const speak = (link: TestSocketLink, text: string) => {
    const turn = { id: `coach-${turns.length}`, role: 'coach' as const, text, audio: `audio of ${text}` };
    turns.push(turn);
    tell(link, { type: 'bot_message', text, audio_base64: turn.audio, ...(!bare && { id: turn.id }) });
  };

  const answer = (link: TestSocketLink, text: string) => {
    if (silent) return;
    tell(link, { type: 'coach_thinking' });
    thinking += 1;
    const mine = thinking;
    clock.after(thinkMs, () => {
      if (mine === thinking) speak(link, `You said: ${text}`);
    });
  };

  const welcome = (link: TestSocketLink) => {
    const last = turns.at(-1);
    if (bare) return silent || speak(link, 'Hello');
    const history = turns.map(({ id, role, text, timestamp, draft }) => ({ id, role, text, timestamp, draft }));
    tell(link, { type: 'session', session_id: 'session-1', history, heartbeat_ms: 5000 });
    if (silent) return;
    if (!last) speak(link, 'Hello');
    else if (last.role === 'user') answer(link, last.text);
    else tell(link, { type: 'bot_message', id: last.id, text: last.text, audio_base64: last.audio });
  };

  const take = (message: ConversationClientMessage, link: TestSocketLink) => {
    switch (message.type) {
      case 'ping':
        return bare || tell(link, { type: 'pong' });
      case 'terminate':
        return message.force || silent || tell(link, { type: 'terminate_done' });
      case 'user_correction':
        return turns.splice(
          0,
          turns.length,
          ...turns.map((turn) => (turn.id === message.id ? { ...turn, text: message.text } : turn)),
        );
      case 'user_message': {
        const { id = `user-${turns.length}`, text } = message;
        if (refusing) return tell(link, { type: 'error', code: 'invalid_request', detail: 'Not complete.', id });
        const isNew = bare || !turns.some((turn) => turn.id === id);
        if (isNew) turns.push({ id, role: 'user', text, audio: '' });
        if (!bare) tell(link, { type: 'ack', id });
        if (isNew || turns.at(-1)?.id === id) answer(link, text);
        return;
      }
      default:
        return;
    }
  };

  const server = createTestSocketServer({
    clock,
    onOpen: welcome,
    onMessage: (message, link) => isClientMessage(message) && take(message, link),
  });

  return {
    ...server,
    /** The process dies: what it was thinking is gone, what it had stored is not. */
    kill() {
      thinking += 1;
      server.kill();
    },
    tell: (message: ConversationServerMessageInput) => tell(server.link(), message),
    /** Lets the server resume a session with these stored turns. */
    resume(history: readonly HistoryEntry[]) {
      turns.push(...history.map((turn) => ({ ...turn, audio: `audio of ${turn.text}` })));
    },
    /** The learner's messages that the server has. */
    heard: () => turns.filter(({ role }) => role === 'user').map(({ text }) => text),
    /** Lets the server read everything and answer nothing. */
    fallSilent(next = true) {
      silent = next;
    },
    /** Lets the server refuse the learner's utterances. */
    refuse(next = true) {
      refusing = next;
    },
    /** Every message of one type that arrived. */
    got: (type: ConversationClientMessage['type']) =>
      server.received.filter((message) => isClientMessage(message) && message.type === type),
  };
};
