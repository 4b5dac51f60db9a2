import type { ConversationServerMessageInput } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import type { Finisher } from '../conversation/finisher.ts';
import type { Practitioner } from '../conversation/learner.ts';
import type { Holder } from '../conversation/sessions.ts';
import type { Services } from '../http/Services.ts';

/** The other end of a live session. */
export interface Wire {
  send(message: ConversationServerMessageInput): void;
  close(code: number, reason: string): void;
}

export interface LiveSessionOptions {
  readonly services: Services;
  readonly finisher: Finisher;
  readonly holder: Holder;
  readonly learner: Practitioner;
  readonly coach: CoachName;
  readonly wire: Wire;
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
