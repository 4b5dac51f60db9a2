import type { CoachName } from '@sayso/api/contract/values';
import { Coach, CoachRings, type CoachState } from '@sayso/ui/coach';
import { Notice, type NoticeProps } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { StatusLine } from '@sayso/ui/status-line';
import type { ReactNode } from 'react';
import type { StageLevels } from './levels.ts';
import * as styles from './StageCoach.css.ts';
import type { Status } from './status.ts';

export interface StageCoachProps {
  readonly coach: CoachName;
  /** The expression of the coach’s face. */
  readonly face: CoachState;
  readonly levels: StageLevels;
  readonly status: Status;
  /** Replaces the hint; a new `id` is a new notice. */
  readonly notice: { readonly id: number; readonly tone: NoticeProps['tone']; readonly text: string } | null;
  /** A screen reader says nothing: it would be recorded. */
  readonly silent?: boolean;
  /** Further words, above the wave. */
  readonly children?: ReactNode;
}

/** The coach, what is going on, and one quiet line beneath it. Where there is something to read, a phone makes room for it. */
export const StageCoach = ({ coach, face, levels, status, notice, silent = false, children }: StageCoachProps) => (
  <div className={styles.middle}>
    <div className={styles.ringsRoom}>
      <CoachRings
        name={coach}
        volume={face === 'speaking' ? levels.coachLevel : levels.microphoneLevel}
        className={styles.rings}
      >
        <Coach name={coach} size="fill" state={face} decorative />
      </CoachRings>
    </div>
    <div className={styles.words}>
      <StatusLine className={styles.status} {...(silent && { 'aria-live': 'off' })}>
        {status.line}
      </StatusLine>
      {notice ? (
        <Notice key={notice.id} tone={notice.tone} className={styles.notice} {...(silent && { 'aria-live': 'off' })}>
          {notice.text}
        </Notice>
      ) : (
        <Text tone="soft" className={status.hintNeeded ? undefined : styles.routineHint}>
          {status.hint}
        </Text>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  </div>
);
