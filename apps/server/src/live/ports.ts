import type { ConversationServerMessageInput } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import type { Finisher } from '../conversation/finisher.ts';
import type { Practitioner } from '../conversation/learner.ts';
import type { Holder } from '../conversation/sessions.ts';
import type { Services } from '../http/Services.ts';

/** The other end of a live session; `M` is what it understands. */
export interface Wire<M> {
  send(message: M): void;
  close(code: number, reason: string): void;
}

/** What every page of a live session understands. A type: what is sent may have further fields, and an interface may not. */
export type Problem = {
  readonly type: 'error';
  readonly code: string;
  readonly detail: string;
  /** The message that it is about. */
  readonly id?: string;
};

/** One connection to one session, as the others of the process see it. */
export interface LiveConnection {
  /** Gives up answering and stores what is still waiting. Resolves when all that came is stored. */
  drain(): Promise<void>;
  /** Another connection or call took the session away: says so and closes. */
  lose(reason: 'ended' | 'taken'): void;
  /** The account may talk no more: it is gone, or has a new password. */
  revoke(): void;
  /** The learner's plan has changed: the page shows it without asking, where it shows a plan at all. */
  tellPlan?(isPremium: boolean): void;
}

/** The same for its page. Everything that came is handled in order; what must last is in the database. */
export interface LiveSession<M> extends LiveConnection {
  receive(message: M): void;
}

/** What one connection to a conversation needs. */
export interface LiveSessionOptions {
  readonly services: Services;
  readonly finisher: Finisher;
  readonly holder: Holder;
  readonly learner: Practitioner;
  readonly coach: CoachName;
  readonly wire: Wire<ConversationServerMessageInput>;
  readonly patience: AnsweringPatience;
  /** Hears what each turn cost, ms. */
  readonly onTurn: (cost: TurnCost) => void;
}

/** What one turn cost, ms: the coach, the voice, and everything else the server did. */
export interface TurnCost {
  readonly coach: number;
  readonly voice: number;
  readonly own: number;
}

/** How long the engines may take within a turn, ms. */
export interface AnsweringPatience {
  readonly coachMs: number;
  readonly voiceMs: number;
}
