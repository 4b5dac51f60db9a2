import { useState } from 'react';
import { StageComposer } from '../../../platform/stage/StageComposer.tsx';
import { StagePanel } from '../../../platform/stage/StagePanel.tsx';
import { type ConversationView, endLabels } from '../view.ts';
import { ConversationButtons } from './ConversationButtons.tsx';
import type { Help } from './use-help.ts';

/** The learner’s side of the stage: the wave and the buttons, or the field for a typed answer, which gives the focus back when it goes. */
export const ConversationPanel = (props: ConversationView & { readonly help: Help }) => {
  const { snapshot, actions, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  const [draft, setDraft] = useState('');
  return (
    <StagePanel
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
        <ConversationButtons {...props} />
      )}
    </StagePanel>
  );
};
