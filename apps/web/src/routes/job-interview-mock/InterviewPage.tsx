import { Transcript } from '@sayso/ui/transcript';
import { Stage } from '../../shell/stage/Stage.tsx';
import { StageHead, StageTitle } from '../../shell/stage/StageHead.tsx';
import { StageText } from '../../shell/stage/StageText.tsx';
import { TextToggle } from '../../shell/stage/TextToggle.tsx';
import { Foot } from './Foot.tsx';
import { Middle } from './Middle.tsx';
import { interviewer } from './on-stage.ts';
import type { InterviewPageProps } from './view.ts';

/** /job-interview/mock: the interviewer asks, the learner answers, and the assistant says how it could have sounded. */
export const InterviewPage = (props: InterviewPageProps) => {
  const { snapshot, textShown, onTextShownChange, clock } = props;
  return (
    <Stage kind="talk" reading={textShown}>
      <StageHead
        title={<StageTitle doing="Mock" name="Interview" />}
        startedAt={snapshot.startedAt}
        timerLabel="Time in the interview"
        minuteDigits={2}
        clock={clock}
      >
        <TextToggle shown={textShown} onShownChange={onTextShownChange} />
      </StageHead>
      <Middle {...props} />
      {textShown ? (
        <StageText>
          <Transcript coach={interviewer} messages={snapshot.messages} textVisible />
        </StageText>
      ) : null}
      <Foot {...props} />
    </Stage>
  );
};
