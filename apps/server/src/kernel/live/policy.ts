import type { CoachName } from '@sayso/api/contract/values';
import type { FastifyRequest } from 'fastify';
import type { LearnerRecord } from '../learner/learner.ts';
import type { SessionLease } from '../sessions/lease.ts';
import type { Said } from '../sessions/record.ts';
import type { LeasedKind } from '../sessions/session-kinds.ts';
import type { TurnRow } from '../sessions/turns.ts';
import type { MessageReader } from './client-message.ts';
import type { Connection } from './connection.ts';
import type { ClientMessage, CommonAnswer, OwnMessage, OwnSaidMessage, Wire } from './ports.ts';

/** The session that a page asks for. */
export interface WantedLive {
  readonly coach: CoachName;
  /** The session to resume; null where the page begins a new one. */
  readonly resumeId: string | null;
  /** The id of a session that is created where none can be resumed. */
  readonly newId: string;
}

/** Why a page gets no session: the socket closes with this code and reason. */
export interface Refusal<Out> {
  readonly code: number;
  readonly reason: string;
  /** Sent before it closes. */
  readonly message?: Out;
}

/** A session that a page has the lease of. */
export interface OpenedLive<Wanted> {
  readonly learner: LearnerRecord;
  /** The sign-in that the socket was opened with, and ends with. */
  readonly signIn: string;
  readonly lease: SessionLease;
  readonly wanted: Wanted;
}

/** One connection as its dialogue sees it. */
export interface LiveContext<Out> {
  readonly lease: SessionLease;
  readonly wire: Wire<Out | CommonAnswer>;
  readonly connection: Connection;
}

/** The part of a connection that differs between the kinds of live session. */
export interface Dialogue<In extends ClientMessage> {
  /** Sends `session` with the history, then begins, or goes on where the session was left. @throws LeaseLost */
  open(): Promise<void>;
  /** Refuses an utterance before it is stored: tells the page, and closes. Gives whether it did. */
  refuse?(): Promise<boolean>;
  /** Stores an utterance. The same client id again stores nothing. @throws LeaseLost */
  store(said: Said, message: OwnSaidMessage<In>): Promise<TurnRow>;
  /**
   * Answers what was stored and acknowledged.
   * @param since when it was received, `performance.now()`
   * @throws LeaseLost
   */
  answer(since: number): Promise<void>;
  /** The coach's turn that was sent last on this connection; null before the first. */
  lastSpoken(): string | null;
  /** Handles a message that only this kind of session understands. */
  receive(message: OwnMessage<In>): void;
  /** The learner ended the session, and it is settled. `isForced`: the page does not wait for an answer. */
  ended(isForced: boolean): void;
  tellPlan?(isPremium: boolean): void;
}

/** One kind of live session: its address, its messages, and who may open which session. */
export interface LivePolicy<In extends ClientMessage, Out extends object, Wanted extends WantedLive = WantedLive> {
  readonly path: string;
  readonly kind: LeasedKind & ('conversation' | 'interview');
  readonly read: MessageReader<In>;
  /** The types of message that make the engines work; their number in a minute is limited. */
  readonly costly: ReadonlySet<string>;
  /** Whether a session counts for the daily limit of the day that it begins on. */
  readonly countsDaily: boolean;
  /** Finds out which session a page asks for, and whether it may have one. */
  find(learner: LearnerRecord, request: FastifyRequest): Promise<Wanted | Refusal<Out>>;
  /** Says why no new session may begin; null where one may. */
  admit(learner: LearnerRecord): Promise<Refusal<Out> | null>;
  /** Reads what the dialogue needs. The dialogue begins once the page may be read. */
  prepare(opened: OpenedLive<Wanted>): Promise<(context: LiveContext<Out>) => Dialogue<In>>;
}
