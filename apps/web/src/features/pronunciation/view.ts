import type { CoachName } from '@sayso/api/contract/values';
import type { TimerClock } from '@sayso/ui/timer';
import type { DrillSession, DrillSnapshot } from '@sayso/voice/drill';
import type { StageLevels } from '../../platform/stage/levels.ts';

/** The actions of a learner in a drill. */
export type DrillActions = Pick<
  DrillSession,
  'stopRecording' | 'sayAgain' | 'next' | 'hold' | 'retry' | 'hearWord' | 'hearMyself' | 'unlock' | 'hangUp'
>;

/** Everything the stage shows, and nothing of where it comes from. */
export interface DrillView {
  readonly coach: CoachName;
  readonly snapshot: DrillSnapshot;
  readonly actions: DrillActions;
  readonly levels: StageLevels;
}

/** The stage and what is read on it. */
export interface PronunciationPageProps extends DrillView {
  /** The limits of this server’s scores cannot tell, in its own words. */
  readonly engineNote?: string;
  /** Time for the countdown: the browser’s unless another is handed in. */
  readonly clock?: TimerClock;
}
