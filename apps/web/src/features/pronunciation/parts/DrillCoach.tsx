import { StageCoach } from '../../../platform/stage/StageCoach.tsx';
import { chooseCoachState } from '../coach-state.ts';
import { describeStatus } from '../status.ts';
import type { DrillView } from '../view.ts';

/** The coach and what is going on. */
export const DrillCoach = ({ coach, snapshot, levels }: Omit<DrillView, 'actions'>) => (
  <StageCoach
    coach={coach}
    face={chooseCoachState(snapshot)}
    levels={levels}
    status={describeStatus(snapshot, coach)}
    notice={snapshot.notice}
    silent={snapshot.phase === 'recording'}
  />
);
