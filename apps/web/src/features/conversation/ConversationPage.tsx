import { Transcript } from '@sayso/ui/transcript';
import { useState } from 'react';
import { LimitDialog } from '../../platform/plan/LimitDialog.tsx';
import { Stage } from '../../platform/stage/Stage.tsx';
import { StageHeader, StageTitle } from '../../platform/stage/StageHeader.tsx';
import { StageText } from '../../platform/stage/StageText.tsx';
import { TextToggle } from '../../platform/stage/TextToggle.tsx';
import { ConversationCoach } from './parts/ConversationCoach.tsx';
import { ConversationPanel } from './parts/ConversationPanel.tsx';
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
      <StageHeader
        title={<StageTitle doing="Conversation with" name={coach} />}
        startedAt={snapshot.phase === 'limited' ? null : snapshot.startedAt}
        timerLabel="Time talked"
        clock={clock}
      >
        <TextToggle shown={reading} onShownChange={showText} />
      </StageHeader>
      <ConversationCoach {...props} textShown={reading} onEarlier={() => setListed(true)} />
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
      <ConversationPanel {...props} />
      <LimitDialog open={snapshot.phase === 'limited'} on="stage" onLeave={actions.hangUp} />
    </Stage>
  );
};
