import type { CoachName } from '@sayso/api/contract/values';
import type { TimerClock } from '@sayso/ui/timer';
import type { ConversationSession, ConversationSnapshot } from '@sayso/voice/conversation';
import type { StageLevels } from '../../platform/stage/levels.ts';

/** The actions that a learner has on the stage. */
export type ConversationActions = Pick<
  ConversationSession,
  | 'sendNow'
  | 'startTyping'
  | 'sendText'
  | 'correct'
  | 'openHelp'
  | 'closeHelp'
  | 'hangUp'
  | 'retry'
  | 'retryMicrophone'
  | 'unlock'
>;

/** The page that follows when the learner ends the conversation: its summary, or the learning journey. */
export type TalkEnd = 'summary' | 'journey';

/** The name of the button that ends the conversation. */
export const endLabels: Readonly<Record<TalkEnd, string>> = { summary: 'End the conversation', journey: 'Stop' };

/** Everything the stage shows, and nothing of where it comes from. */
export interface ConversationView {
  readonly coach: CoachName;
  readonly snapshot: ConversationSnapshot;
  readonly actions: ConversationActions;
  readonly levels: StageLevels;
  readonly endsWith: TalkEnd;
}

/** The stage, and how much of it the learner reads. */
export interface ConversationPageProps extends ConversationView {
  /** Says a sentence aloud in the coach's voice. Without it help has no such button. */
  readonly onHear?: ((sentence: string) => void) | undefined;
  /** Texts are hidden until the learner shows them: immersion. */
  readonly textShown: boolean;
  readonly onTextShownChange: (shown: boolean) => void;
  /** The limits of this server’s coach, in its own words. */
  readonly coachNote?: string;
  /** Time for the timer: the browser’s unless another is handed in. */
  readonly clock?: TimerClock;
}
