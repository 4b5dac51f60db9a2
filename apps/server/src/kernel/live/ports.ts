/** The other end of a live session; `M` is a message that it understands. */
export interface Wire<M> {
  send(message: M): void;
  close(code: number, reason: string): void;
}

/** An error that every page of a live session understands. A type: a sent message may have further fields, and an interface may not. */
export type Problem = {
  readonly type: 'error';
  readonly code: string;
  readonly detail: string;
  /** The message that it is about. */
  readonly id?: string;
};

/** The messages that the server sends in every live session. */
export type CommonAnswer = Problem | { readonly type: 'ack'; readonly id: string } | { readonly type: 'pong' };

/** An utterance as a page sends it. */
export interface SaidMessage {
  readonly type: 'user_message';
  readonly text: string;
  /** The page's own id; a client of the specification sends none. */
  readonly id?: string | undefined;
  /** The transcriber was not sure of it. */
  readonly draft?: boolean | undefined;
  /** How long the speech is, ms; 0 where it could not be measured, absent where it was typed. */
  readonly spoken_ms?: number | undefined;
}

/** The messages that a page may send in every live session. */
export type CommonMessage =
  | SaidMessage
  | { readonly type: 'ping' }
  | { readonly type: 'coach_done_speaking' }
  | { readonly type: 'terminate'; readonly force?: boolean | undefined };

/** A message of a page. */
export interface ClientMessage {
  readonly type: string;
  readonly id?: unknown;
}

/** The messages that one kind of live session understands beside the common ones. */
export type OwnMessage<In extends ClientMessage> = Exclude<In, { readonly type: CommonMessage['type'] }>;
/** The utterances of one kind of live session. */
export type OwnSaidMessage<In extends ClientMessage> = Extract<In, SaidMessage>;

/** One connection to one session, as the others of the process see it. */
export interface LiveConnection {
  /** Stops answering and stores the messages that wait. Resolves when all of them are stored. */
  drain(): Promise<void>;
  /** Another connection or call took the session away: tells the page and closes. */
  loseLease(reason: 'ended' | 'taken'): void;
  /** The account may use the session no longer: it is gone, has a new password, or was logged out. */
  revoke(): void;
  /** The learner's plan has changed: the page shows it without asking, where it shows a plan at all. */
  tellPlan?(isPremium: boolean): void;
}

/** The same with the messages of its page. They are handled in order, and what must last is in the database. */
export interface LiveSession<In> extends LiveConnection {
  receive(message: In): void;
}

/** How long the engines may take within a turn, ms. */
export interface TurnTimeouts {
  readonly coachMs: number;
  readonly voiceMs: number;
}

/** The page shows a way to try again after 30 s. */
export const turnTimeouts: TurnTimeouts = { coachMs: 30_000, voiceMs: 15_000 };
