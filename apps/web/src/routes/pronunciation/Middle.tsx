import { StageMiddle } from '../../shell/stage/StageMiddle.tsx';
import { coachStateOf } from './coach-state.ts';
import { statusOf } from './status.ts';
import type { DrillView } from './view.ts';

/** The coach and what is going on. */
export const Middle = ({ coach, snapshot, levels }: Omit<DrillView, 'actions'>) => (
  <StageMiddle
    coach={coach}
    face={coachStateOf(snapshot)}
    levels={levels}
    status={statusOf(snapshot, coach)}
    notice={snapshot.notice}
    silent={snapshot.phase === 'recording'}
  />
);
