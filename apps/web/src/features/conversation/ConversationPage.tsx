import { IconButton } from '@sayso/ui/icon-button';
import { Transcript } from '@sayso/ui/transcript';
import { useState } from 'react';
import { LimitDialog } from '../../platform/plan/LimitDialog.tsx';
import { lead, onPhone } from '../../platform/stage/Stage.css.ts';
import { Stage } from '../../platform/stage/Stage.tsx';
import { StageHeader, StageTitle, StageTools } from '../../platform/stage/StageHeader.tsx';
import { StageHelp } from '../../platform/stage/StageHelp.tsx';
import { StageText } from '../../platform/stage/StageText.tsx';
import { TextToggle } from '../../platform/stage/TextToggle.tsx';
import { markRecasts } from './mark-recasts.ts';
import { ConversationCoach } from './parts/ConversationCoach.tsx';
import { ConversationPanel } from './parts/ConversationPanel.tsx';
import { SceneHints } from './parts/SceneHints.tsx';
import { MissionLine, MissionPanel } from './parts/SceneMission.tsx';
import { useHelp } from './parts/use-help.ts';
import type { ConversationPageProps } from './view.ts';

/** The stage: the coach is the picture, your voice is the wave, and the text is beside it when you ask for it. */
export const ConversationPage = (props: ConversationPageProps) => {
  const { coach, snapshot, actions, textShown, onTextShownChange, clock, onHear } = props;
  const { scene, messages } = snapshot;
  const help = useHelp(props);
  // With the text hidden, the learner may still show one message after the other.
  const [listed, setListed] = useState(false);
  const reading = textShown || listed;
  const showText = (shown: boolean) => {
    setListed(false);
    onTextShownChange(shown);
  };
  return (
    <Stage kind="talk" reading={reading} helping={help.shown > 0} scene={scene !== null}>
      <StageHeader
        title={<StageTitle doing="Conversation with" name={coach} />}
        startedAt={snapshot.phase === 'limited' ? null : snapshot.startedAt}
        timerLabel="Time talked"
        clock={clock}
        below={scene ? <MissionLine scene={scene} /> : null}
      >
        <StageTools>
          {help.hint ? (
            <IconButton
              icon="keyboard"
              label="Type instead"
              tone="quiet"
              className={onPhone}
              disabled={!snapshot.canType || snapshot.phase === 'typing'}
              onClick={actions.startTyping}
            />
          ) : null}
          <TextToggle shown={reading} onShownChange={showText} />
        </StageTools>
      </StageHeader>
      {scene ? (
        <div className={lead}>
          <MissionPanel scene={scene} />
          <SceneHints help={help} onHear={onHear} />
        </div>
      ) : null}
      <ConversationCoach {...props} textShown={reading} onEarlier={() => setListed(true)} />
      {help.shown > 0 ? (
        <StageHelp>
          <SceneHints help={help} onHear={onHear} />
        </StageHelp>
      ) : null}
      {reading ? (
        <StageText takesFocus={listed} behind={help.shown > 0}>
          <Transcript
            coach={coach}
            messages={markRecasts(messages, scene)}
            textVisible={textShown}
            {...(snapshot.canCorrect && { onCorrect: actions.correct })}
          />
        </StageText>
      ) : null}
      <ConversationPanel {...props} help={help} />
      <LimitDialog open={snapshot.phase === 'limited'} on="stage" onLeave={actions.hangUp} />
    </Stage>
  );
};
