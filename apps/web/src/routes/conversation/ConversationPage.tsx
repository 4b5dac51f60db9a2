import { Transcript } from '@sayso/ui/transcript';
import { Stage } from '../../shell/stage/Stage.tsx';
import { StageHead, StageTitle } from '../../shell/stage/StageHead.tsx';
import { StageText } from '../../shell/stage/StageText.tsx';
import { TextToggle } from '../../shell/stage/TextToggle.tsx';
import { Foot } from './Foot.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { Middle } from './Middle.tsx';
import type { ConversationPageProps } from './view.ts';

/** The stage: the coach is the picture, your voice is the wave, and the text is beside it when you ask for it. */
export const ConversationPage = (props: ConversationPageProps) => {
  const { coach, snapshot, actions, textShown, onTextShownChange, clock } = props;
  return (
    <Stage kind="talk" reading={textShown}>
      <StageHead
        title={<StageTitle doing="Conversation with" name={coach} />}
        startedAt={snapshot.startedAt}
        timerLabel="Time talked"
        clock={clock}
      >
        <TextToggle shown={textShown} onShownChange={onTextShownChange} />
      </StageHead>
      <Middle {...props} />
      {textShown ? (
        <StageText>
          <Transcript
            coach={coach}
            messages={snapshot.messages}
            textVisible
            {...(snapshot.canCorrect && { onCorrect: actions.correct })}
          />
        </StageText>
      ) : null}
      <Foot {...props} />
      <LimitDialog open={snapshot.phase === 'limited'} on="stage" onLeave={actions.hangUp} />
    </Stage>
  );
};
