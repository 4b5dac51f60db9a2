import { Text } from '@sayso/ui/primitives/text';
import { LastWords } from '../../../platform/stage/LastWords.tsx';
import { StageCoach } from '../../../platform/stage/StageCoach.tsx';
import { chooseStageNotice } from '../notices.ts';
import { assistant, chooseFace, interviewer, onStage } from '../on-stage.ts';
import { describeStatus } from '../status.ts';
import type { InterviewPageProps } from '../view.ts';
import * as styles from './InterviewCoach.css.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** The speaker, the status, the time that is left, and, while the text is hidden, the facts about the last utterance. */
export const InterviewCoach = ({ snapshot, levels, textShown, interviewerNote, clock }: InterviewPageProps) => {
  const last = snapshot.messages.at(-1);
  return (
    <StageCoach
      coach={onStage(snapshot)}
      face={chooseFace(snapshot)}
      levels={levels}
      status={describeStatus(snapshot)}
      notice={chooseStageNotice(snapshot)}
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
    </StageCoach>
  );
};
