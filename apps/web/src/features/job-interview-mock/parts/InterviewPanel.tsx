import { useState } from 'react';
import { StageComposer } from '../../../platform/stage/StageComposer.tsx';
import { StagePanel } from '../../../platform/stage/StagePanel.tsx';
import type { InterviewView } from '../view.ts';
import { AssistantOptions } from './AssistantOptions.tsx';
import { InterviewButtons } from './InterviewButtons.tsx';
import * as styles from './InterviewPanel.css.ts';

/**
 * The learner’s side of the stage: the wave and the buttons, or the field for a typed answer, which gives the focus back when it goes,
 * as “Hear again” does.
 */
export const InterviewPanel = (props: InterviewView) => {
  const { snapshot, actions, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  const [draft, setDraft] = useState('');
  const end = { label: 'End the interview', tone: 'danger', onEnd: actions.hangUp } as const;
  return (
    <StagePanel
      voice={isTyping ? null : levels.microphoneLevel}
      hears={snapshot.phase === 'recording'}
      catchesFocus={!isTyping && !snapshot.canHearAgain}
    >
      <div className={styles.container}>
        <div className={styles.controls}>
          <div className={styles.big}>
            {isTyping ? (
              <StageComposer
                end={end}
                microphone={snapshot.microphone}
                canSend={snapshot.canType}
                onSend={actions.sendText}
                onSpeakInstead={actions.retryMicrophone}
                draft={draft}
                onDraftChange={setDraft}
              />
            ) : (
              <InterviewButtons {...props} end={end} />
            )}
          </div>
          <AssistantOptions snapshot={snapshot} actions={actions} />
        </div>
      </div>
    </StagePanel>
  );
};
