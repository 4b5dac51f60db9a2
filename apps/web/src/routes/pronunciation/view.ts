import type { CoachName } from '@sayso/api/contract/values';
import type { TimerClock } from '@sayso/ui/timer';
import type { DrillSession, DrillSnapshot } from '@sayso/voice/drill';
import type { StageLevels } from '../../shell/stage/levels.ts';

/** What a learner can do in a drill. */
export type DrillActions = Pick<
  DrillSession,
  'stopRecording' | 'sayAgain' | 'next' | 'retry' | 'hearWord' | 'hearMyself' | 'unlock' | 'hangUp'
>;

/** Everything the stage shows, and nothing of where it comes from. */
export interface DrillView {
  readonly coach: CoachName;
  readonly snapshot: DrillSnapshot;
  readonly actions: DrillActions;
  readonly levels: StageLevels;
}

/** The stage, and how much of it the learner reads. */
export interface PronunciationPageProps extends DrillView {
  /** The phrase is hidden while it is listened to, unless the learner asks for it. */
  readonly textShown: boolean;
  readonly onTextShownChange: (shown: boolean) => void;
  /** What this server’s scores cannot tell, in its own words. */
  readonly engineNote?: string;
  /** Time for the countdown: the browser’s unless another is handed in. */
  readonly clock?: TimerClock;
}

const readAloud: ReadonlySet<DrillSnapshot['phase']> = new Set([
  'readying',
  'recording',
  'evaluating',
  'advising',
  // Hanging up takes nothing off the screen.
  'ending',
]);

/** The phrase is there to be read whatever the learner asked for: it is their turn, or it is judged. */
export const isPhraseOpen = ({ phase, phrase, result }: DrillSnapshot): boolean =>
  phrase !== null && (result !== null || readAloud.has(phase));
