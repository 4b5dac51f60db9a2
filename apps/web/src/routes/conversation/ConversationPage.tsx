import { Transcript } from '@sayso/ui/transcript';
import { useState } from 'react';
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
  // With the text hidden, the learner may still show one message after the other.
  const [listed, setListed] = useState(false);
  const reading = textShown || listed;
  const showText = (shown: boolean) => {
    setListed(false);
    onTextShownChange(shown);
  };
  return (
    <Stage kind="talk" reading={reading}>
      <StageHead
        title={<StageTitle doing="Conversation with" name={coach} />}
        startedAt={snapshot.phase === 'limited' ? null : snapshot.startedAt}
        timerLabel="Time talked"
        clock={clock}
      >
        <TextToggle shown={reading} onShownChange={showText} />
      </StageHead>
      <Middle {...props} textShown={reading} onEarlier={() => setListed(true)} />
      {reading ? (
        <StageText takesFocus={listed}>
          <Transcript
            coach={coach}
            messages={snapshot.messages}
            textVisible={textShown}
            {...(snapshot.canCorrect && { onCorrect: actions.correct })}
          />
        </StageText>
      ) : null}
      <Foot {...props} />
      <LimitDialog open={snapshot.phase === 'limited'} on="stage" onLeave={actions.hangUp} />
    </Stage>
  );
};
