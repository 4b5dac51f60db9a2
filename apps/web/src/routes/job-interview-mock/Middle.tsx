import { Text } from '@sayso/ui/primitives/text';
import { LastWords } from '../../shell/stage/LastWords.tsx';
import { StageMiddle } from '../../shell/stage/StageMiddle.tsx';
import * as styles from './Middle.css.ts';
import { stageNoticeOf } from './notices.ts';
import { assistant, faceOf, interviewer, onStage } from './on-stage.ts';
import { statusOf } from './status.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { InterviewPageProps } from './view.ts';

/** Who has the word, what is going on, the time that is left, and, while the text is hidden, what can be known of the last words. */
export const Middle = ({ snapshot, levels, textShown, interviewerNote, clock }: InterviewPageProps) => {
  const last = snapshot.messages.at(-1);
  return (
    <StageMiddle
      coach={onStage(snapshot)}
      face={faceOf(snapshot)}
      levels={levels}
      status={statusOf(snapshot)}
      notice={stageNoticeOf(snapshot)}
      silent={snapshot.phase === 'recording'}
    >
      {interviewerNote && !snapshot.begun && !textShown ? (
        <Text size="tiny" tone="soft">
          {interviewerNote}
        </Text>
      ) : null}
      <div className={styles.now}>
        <TimeLeft snapshot={snapshot} clock={clock} />
        {last && last.role !== 'user' && !textShown ? (
          <LastWords key={last.id} coach={last.role === 'assistant' ? assistant : interviewer} message={last} />
        ) : null}
      </div>
    </StageMiddle>
  );
};
