import type { TimerClock } from '@sayso/ui/timer';
import type { InterviewSession, InterviewSnapshot } from '@sayso/voice/interview';
import type { StageLevels } from '../../platform/stage/levels.ts';

/** The actions that a learner has in an interview. */
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
  /** The transcript is hidden until the learner shows it. */
  readonly textShown: boolean;
  readonly onTextShownChange: (shown: boolean) => void;
  /** The limits of this server’s interviewer, in its own words. */
  readonly interviewerNote?: string;
  /** Time for the timer and the countdowns: the browser’s unless another is handed in. */
  readonly clock?: TimerClock;
}
