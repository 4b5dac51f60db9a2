import { Transcript } from '@sayso/ui/transcript';
import { Stage } from '../../platform/stage/Stage.tsx';
import { StageHeader, StageTitle } from '../../platform/stage/StageHeader.tsx';
import { StageText } from '../../platform/stage/StageText.tsx';
import { TextToggle } from '../../platform/stage/TextToggle.tsx';
import { interviewer } from './on-stage.ts';
import { InterviewCoach } from './parts/InterviewCoach.tsx';
import { InterviewPanel } from './parts/InterviewPanel.tsx';
import type { InterviewPageProps } from './view.ts';

/** /job-interview/mock: the interviewer asks, the learner answers, and the assistant says how it could have sounded. */
export const InterviewPage = (props: InterviewPageProps) => {
  const { snapshot, textShown, onTextShownChange, clock } = props;
  return (
    <Stage kind="talk" reading={textShown}>
      <StageHeader
        title={<StageTitle doing="Mock" name="Interview" />}
        startedAt={snapshot.startedAt}
        timerLabel="Time in the interview"
        minuteDigits={2}
        clock={clock}
      >
        <TextToggle shown={textShown} onShownChange={onTextShownChange} />
      </StageHeader>
      <InterviewCoach {...props} />
      {textShown ? (
        <StageText>
          <Transcript coach={interviewer} messages={snapshot.messages} textVisible />
        </StageText>
      ) : null}
      <InterviewPanel {...props} />
    </Stage>
  );
};
