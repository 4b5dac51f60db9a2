import { Coach, CoachRings } from '@sayso/ui/coach';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { StatusLine } from '@sayso/ui/status-line';
import * as styles from './ConversationPage.css.ts';
import { coachStateOf } from './coach-state.ts';
import { LastWords } from './LastWords.tsx';
import { statusOf } from './status.ts';
import type { ConversationPageProps } from './view.ts';

/** The coach, what is going on, and one quiet line beneath it. With the text shown, a phone makes room for it. */
export const Middle = ({ coach, snapshot, levels, textShown, coachNote }: ConversationPageProps) => {
  const { line, hint, hintNeeded } = statusOf(snapshot, coach);
  const state = coachStateOf(snapshot);
  const last = snapshot.messages.at(-1);
  const hasSpoken = snapshot.messages.some(({ role }) => role === 'user');
  return (
    <div className={`${styles.middle} ${textShown ? styles.middleWithText : ''}`}>
      <div className={`${styles.ringsRoom} ${textShown ? styles.ringsRoomWithText : ''}`}>
        <CoachRings
          name={coach}
          volume={state === 'speaking' ? levels.coachLevel : levels.microphoneLevel}
          className={styles.rings}
        >
          <Coach name={coach} size="fill" state={state} decorative />
        </CoachRings>
      </div>
      <div className={styles.words}>
        <StatusLine className={styles.status}>{line}</StatusLine>
        {snapshot.notice ? (
          <Notice key={snapshot.notice.id} tone={snapshot.notice.tone} className={styles.notice}>
            {snapshot.notice.text}
          </Notice>
        ) : (
          <Text tone="soft" className={`${styles.hint} ${hintNeeded ? '' : styles.routineHint}`}>
            {hint}
          </Text>
        )}
        {coachNote && !hasSpoken && !textShown ? (
          <Text size="tiny" tone="soft">
            {coachNote}
          </Text>
        ) : null}
        {last?.role === 'coach' && !textShown ? <LastWords key={last.id} coach={coach} message={last} /> : null}
      </div>
    </div>
  );
};
