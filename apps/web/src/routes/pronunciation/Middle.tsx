import { Coach, CoachRings } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { StatusLine } from '@sayso/ui/status-line';
import * as stage from '../conversation/ConversationPage.css.ts';
import { coachStateOf } from './coach-state.ts';
import { statusOf } from './status.ts';
import type { DrillView } from './view.ts';

export interface MiddleProps extends Omit<DrillView, 'actions'> {
  /** There is something to read: a phone makes room for it. */
  readonly reading: boolean;
}

/** The coach, what is going on, and one quiet line beneath it. */
export const Middle = ({ coach, snapshot, levels, reading }: MiddleProps) => {
  const { line, hint, hintNeeded } = statusOf(snapshot, coach);
  const state = coachStateOf(snapshot);
  // What a screen reader says while the learner speaks would be recorded too.
  const live = snapshot.phase === 'recording' ? 'off' : undefined;
  return (
    <div className={`${stage.middle} ${reading ? stage.middleWithText : ''}`}>
      <div className={`${stage.ringsRoom} ${reading ? stage.ringsRoomWithText : ''}`}>
        <CoachRings
          name={coach}
          volume={state === 'speaking' ? levels.coachLevel : levels.microphoneLevel}
          className={stage.rings}
        >
          <Coach name={coach} size="fill" state={state} decorative />
        </CoachRings>
      </div>
      <div className={stage.words}>
        <StatusLine className={stage.status} aria-live={live ?? 'polite'}>
          {line}
        </StatusLine>
        {snapshot.notice ? (
          <Notice
            key={snapshot.notice.id}
            tone={snapshot.notice.tone}
            className={stage.notice}
            {...(live && { 'aria-live': live })}
          >
            {snapshot.notice.text}
          </Notice>
        ) : (
          <Text tone="soft" className={`${stage.hint} ${hintNeeded ? '' : stage.routineHint}`}>
            {hint}
          </Text>
        )}
      </div>
    </div>
  );
};
