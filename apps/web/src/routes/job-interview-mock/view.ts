import type { TimerClock } from '@sayso/ui/timer';
import type { InterviewSession, InterviewSnapshot } from '@sayso/voice/interview';
import type { StageLevels } from '../../shell/stage/levels.ts';

/** What a learner can do in an interview. */
export type InterviewActions = Pick<
  InterviewSession,
  | 'startRecording'
  | 'sendNow'
  | 'startTyping'
  | 'sendText'
  | 'hearAgain'
  | 'setAssistant'
  | 'skip'
  | 'retry'
  | 'retryMicrophone'
  | 'unlock'
  | 'hangUp'
>;

/** Everything the stage shows, and nothing of where it comes from. */
export interface InterviewView {
  readonly snapshot: InterviewSnapshot;
  readonly actions: InterviewActions;
  readonly levels: StageLevels;
}

/** The stage, and how much of it the learner reads. */
export interface InterviewPageProps extends InterviewView {
  /** The transcript is hidden by default (spec §2). */
  readonly textShown: boolean;
  readonly onTextShownChange: (shown: boolean) => void;
  /** What this server’s interviewer cannot do, in its own words. */
  readonly interviewerNote?: string;
  /** Time for the timer and the countdowns: the browser’s unless another is handed in. */
  readonly clock?: TimerClock;
}
