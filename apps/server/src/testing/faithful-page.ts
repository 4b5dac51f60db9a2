import { type LivePage, openLive } from './open-live.ts';

interface Letter {
  readonly id: string;
  readonly text: string;
  settled: boolean;
}

/**
 * A page as ours behaves: it keeps what was said until it is acknowledged, and after every reconnect sends again, in order,
 * what the history does not hold. Connections, cuts and take-overs happen when the test says so.
 */
export interface FaithfulPage {
  /** Everything said, in order. */
  readonly said: readonly Readonly<Letter>[];
  /** Every id of the coach's turns that came, as a message or in a history, with its text. */
  readonly coachTurns: ReadonlyMap<string, string>;
  /** Every error that came on any connection. */
  errors(): readonly unknown[];
  connect(url: string): Promise<void>;
  say(text: string): void;
  /** Sends one of the messages again, as a page does that is not sure. */
  repeat(index: number): void;
  heard(): void;
  cut(): void;
  /** Resolves when everything said is acknowledged. */
  settled(): Promise<void>;
  readonly sessionId: string | undefined;
  readonly live: LivePage | undefined;
}

export const createFaithfulPage = (token: string): FaithfulPage => {
  const said: Letter[] = [];
  const pages: LivePage[] = [];
  const coachTurns = new Map<string, string>();
  let live: LivePage | undefined;
  let sessionId: string | undefined;

  const transmit = ({ id, text }: Letter): void => live?.send({ type: 'user_message', id, text });
  const readAcknowledgements = (): void => {
    for (const message of pages.flatMap(({ messages }) => messages)) {
      if (message.type === 'ack') for (const letter of said) letter.settled ||= letter.id === message.id;
      if (message.type === 'bot_message' && message.id !== undefined) coachTurns.set(message.id, message.text);
    }
  };

  return {
    said,
    coachTurns,
    errors: () => pages.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error')),
    get sessionId() {
      return sessionId;
    },
    get live() {
      return live;
    },
    connect: async (url) => {
      const next = openLive({ url, token, session: sessionId });
      pages.push(next);
      const session = await next.next('session');
      if (sessionId !== undefined && session.session_id !== sessionId) throw new Error('The session was not taken up.');
      sessionId = session.session_id;
      live = next;
      readAcknowledgements();
      for (const { id, role, text } of session.history) {
        if (role === 'coach') coachTurns.set(id, text);
        else for (const letter of said) letter.settled ||= letter.id === id;
      }
      for (const letter of said) if (!letter.settled) transmit(letter);
    },
    say: (text) => {
      const letter = { id: `m${said.length}`, text, settled: false };
      said.push(letter);
      transmit(letter);
    },
    repeat: (index) => {
      const letter = said[index % Math.max(1, said.length)];
      if (letter) transmit(letter);
    },
    heard: () => live?.send({ type: 'coach_done_speaking' }),
    cut: () => {
      live?.cut();
      live = undefined;
    },
    settled: async () => {
      for (;;) {
        readAcknowledgements();
        if (said.every(({ settled }) => settled)) return;
        await live?.next('ack');
      }
    },
  };
};
