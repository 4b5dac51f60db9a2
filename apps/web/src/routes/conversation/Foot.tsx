import { useState } from 'react';
import { StageComposer } from '../../shell/stage/StageComposer.tsx';
import { StageFoot } from '../../shell/stage/StageFoot.tsx';
import { Controls } from './Controls.tsx';
import { type ConversationView, endLabels } from './view.ts';

/** The learner’s side of the stage: the wave and the buttons, or the field for a typed answer, which gives the focus back when it goes. */
export const Foot = (props: ConversationView) => {
  const { snapshot, actions, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  const [draft, setDraft] = useState('');
  return (
    <StageFoot
      voice={isTyping ? null : levels.microphoneLevel}
      hears={snapshot.phase === 'listening'}
      catchesFocus={!isTyping}
    >
      {isTyping ? (
        <StageComposer
          end={{ label: endLabels[props.endsWith], onEnd: actions.hangUp }}
          microphone={snapshot.microphone}
          canSend={snapshot.canType}
          onSend={actions.sendText}
          onSpeakInstead={actions.retryMicrophone}
          draft={draft}
          onDraftChange={setDraft}
        />
      ) : (
        <Controls {...props} />
      )}
    </StageFoot>
  );
};
