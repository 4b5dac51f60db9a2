import { useState } from 'react';
import { StageComposer } from '../../shell/stage/StageComposer.tsx';
import { StageFoot } from '../../shell/stage/StageFoot.tsx';
import { Controls } from './Controls.tsx';
import * as styles from './Foot.css.ts';
import { Options } from './Options.tsx';
import type { InterviewView } from './view.ts';

/**
 * The learner’s side of the stage: the wave and the buttons, or the field for a typed answer, which gives the focus back when it goes,
 * as “Hear again” does.
 */
export const Foot = (props: InterviewView) => {
  const { snapshot, actions, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  const [draft, setDraft] = useState('');
  const end = { label: 'End the interview', tone: 'danger', onEnd: actions.hangUp } as const;
  return (
    <StageFoot
      voice={isTyping ? null : levels.microphoneLevel}
      hears={snapshot.phase === 'recording'}
      catchesFocus={!isTyping && !snapshot.canHearAgain}
    >
      <div className={styles.room}>
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
              <Controls {...props} end={end} />
            )}
          </div>
          <Options snapshot={snapshot} actions={actions} />
        </div>
      </div>
    </StageFoot>
  );
};
