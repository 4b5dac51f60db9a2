import type {
  InterviewClientMessage,
  InterviewHistoryEntry,
  InterviewServerMessageInput,
} from '@sayso/api/contract/interview-socket';
import type { Clock } from '../io/clock/clock.ts';
import { createTestSocketServer, type TestSocketLink } from './socket-server.ts';

export interface TestInterviewServerOptions {
  readonly clock: Clock;
  /** Knows only the specification's messages: no `session`, no `ack`, no ids, and it begins again on every connection. */
  readonly bare?: boolean;
  /** Milliseconds that a question or an ideal answer takes. @default 500 */
  readonly thinkMs?: number;
  /** How many questions are asked before the goodbye. @default 3 */
  readonly questions?: number;
  /** Asks only when it is asked for the next question, also without the assistant. */
  readonly patient?: boolean;
}

type Role = InterviewHistoryEntry['role'];

const isClientMessage = (value: unknown): value is InterviewClientMessage =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * An interviewer with numbered questions, whose assistant answers “Better: …”. It keeps what it stored over a kill, as a database
 * would, goes on where it was when a learner comes back, and takes an id it knows as said already.
 */
export const createTestInterviewServer = (options: TestInterviewServerOptions) => {
  const { clock, bare = false, thinkMs = 500, questions = 3, patient = false } = options;
  const turns: { readonly id: string; readonly role: Role; readonly text: string; readonly ideal: boolean }[] = [];
  let heard = false;
  let silent = false;
  let refusing = false;
  let thinking = 0;

  const tell = (link: TestSocketLink, message: InterviewServerMessageInput) => link.say(message);
  const asked = () => turns.filter(({ role }) => role === 'coach').length;
  const store = (role: Role, text: string, id = `${role}-${turns.length}`, ideal = false) => {
    const turn = { id, role, text, ideal };
    turns.push(turn);
    heard = false;
    return turn;
  };

  /** Says the last turn, which is the server's. */
  const speak = (link: TestSocketLink) => {
    const turn = turns.at(-1);
    if (!turn || turn.role === 'user') return;
    const spoken = { text: turn.text, audio_base64: `audio of ${turn.text}`, ...(!bare && { id: turn.id }) };
    if (turn.role === 'assistant') tell(link, { type: 'assistant_perfect_answer', ...spoken });
    else tell(link, { type: 'bot_message', ...spoken, ...(!bare && asked() > questions && { last: true }) });
  };
  const think = (run: () => void) => {
    thinking += 1;
    const mine = thinking;
    clock.after(thinkMs, () => {
      if (mine === thinking) run();
    });
  };
  const ask = (link: TestSocketLink) => {
    if (silent) return;
    think(() => {
      store('coach', asked() < questions ? `Question ${asked() + 1}` : 'Goodbye');
      speak(link);
    });
  };
  const react = (link: TestSocketLink) => {
    const answer = turns.at(-1);
    if (silent || !answer) return;
    if (!answer.ideal) {
      tell(link, { type: 'waiting_next_question' });
      if (!patient) ask(link);
      return;
    }
    tell(link, { type: 'waiting_perfect_answer' });
    think(() => {
      store('assistant', `Better: ${answer.text}`);
      speak(link);
    });
  };

  const welcome = (link: TestSocketLink) => {
    if (bare) return ask(link);
    tell(link, {
      type: 'session',
      history: turns.map(({ id, role, text }) => ({ id, role, text })),
      heartbeat_ms: 5000,
    });
    const last = turns.at(-1);
    if (!last) ask(link);
    else if (last.role === 'user') react(link);
    else if (last.role === 'assistant' && heard) tell(link, { type: 'waiting_next_question' });
    else speak(link);
  };

  const take = (message: InterviewClientMessage, link: TestSocketLink) => {
    const last = turns.at(-1);
    switch (message.type) {
      case 'ping':
        return bare || tell(link, { type: 'pong' });
      case 'terminate':
        return message.force || silent || tell(link, { type: 'terminate_done' });
      case 'coach_done_speaking':
        return;
      case 'perfect_answer_done':
        if (last?.role !== 'assistant' || silent) return;
        heard = true;
        return tell(link, { type: 'waiting_next_question' });
      case 'request_next_question':
        return last?.role === 'coach' || ask(link);
      case 'user_message': {
        const { id = `user-${turns.length}`, text, assistant_mode: ideal } = message;
        if (refusing) return tell(link, { type: 'error', code: 'invalid_request', detail: 'Not complete.', id });
        const isNew = bare || !turns.some((turn) => turn.id === id);
        if (isNew) store('user', text, id, ideal);
        if (!bare) tell(link, { type: 'ack', id });
        if (isNew || last?.id === id) react(link);
      }
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
    tell: (message: InterviewServerMessageInput) => tell(server.link(), message),
    /** Lets the server resume a session with these stored turns. */
    resume(history: readonly Pick<InterviewHistoryEntry, 'id' | 'role' | 'text'>[]) {
      turns.push(...history.map(({ id, role, text }) => ({ id, role, text, ideal: true })));
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
    got: (type: InterviewClientMessage['type']) =>
      server.received.filter((message) => isClientMessage(message) && message.type === type),
  };
};
