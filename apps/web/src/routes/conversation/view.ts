import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSession, ConversationSnapshot } from '@sayso/voice/conversation';

/** What a learner can do on the stage. */
export type ConversationActions = Pick<
  ConversationSession,
  'sendNow' | 'startTyping' | 'sendText' | 'correct' | 'hangUp' | 'retry' | 'retryMicrophone' | 'unlock'
>;

/** The two voices, to be followed without drawing again. */
export type ConversationLevels = Pick<ConversationSession, 'microphoneLevel' | 'coachLevel'>;

/** Everything the stage shows, and nothing of where it comes from. */
export interface ConversationView {
  readonly coach: CoachName;
  readonly snapshot: ConversationSnapshot;
  readonly actions: ConversationActions;
  readonly levels: ConversationLevels;
}
