import type { OutgoingMessage } from '../../net/ports.ts';

/** Something that is said to the learner. */
export interface Speech {
  /** The message that it reads aloud; null for speech that is no message. */
  readonly messageId: string | null;
}

/** A message of the learner, under the id by which the server acknowledges it. */
export interface SentMessage extends OutgoingMessage {
  readonly type: 'user_message';
  readonly id: string;
  readonly text: string;
  readonly draft?: boolean | undefined;
  /** How long the learner spoke, in milliseconds, without the silence. */
  readonly spoken_ms?: number | undefined;
}

/** The types in which one kind of session differs from the others. */
export interface Kind {
  /** The speakers besides the learner (`user`). */
  readonly role: string;
  /** Tones of notices beside `info` and `error`. */
  readonly tone: string;
  readonly speech: Speech;
  /** Steps between the learner's turn and the next speech. */
  readonly step: { readonly name: string };
  /** Reasons for a pause, beside a recording that brought nothing. */
  readonly resume: string;
  readonly outcome: string | null;
  readonly sent: SentMessage;
  /** Messages to the server, beside `terminate`. */
  readonly out: OutgoingMessage;
  readonly event: { readonly type: string };
  readonly effect: { readonly do: string };
  /** Memory of this kind of session alone. */
  readonly extra: object;
}

export type Role<K extends Kind> = 'user' | K['role'];
export type Tone<K extends Kind> = 'info' | 'error' | K['tone'];
