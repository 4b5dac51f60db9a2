import { VoiceWave } from '@sayso/ui/voice-wave';
import { useLayoutEffect, useRef, useState } from 'react';
import { Composer } from './Composer.tsx';
import * as styles from './ConversationPage.css.ts';
import { StageControls } from './StageControls.tsx';
import type { ConversationView } from './view.ts';

/** The learner’s side of the stage: the wave and the buttons, or the field for a typed answer. */
export const Foot = (props: ConversationView) => {
  const { snapshot, levels } = props;
  const isTyping = snapshot.phase === 'typing';
  const foot = useFocusKept(isTyping);
  const [draft, setDraft] = useState('');
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      {isTyping ? (
        <Composer {...props} draft={draft} onDraftChange={setDraft} />
      ) : (
        <>
          <VoiceWave levels={levels.microphoneLevel} className={styles.wave} />
          <StageControls {...props} />
        </>
      )}
    </div>
  );
};

/** When the field gives way to the buttons, the focus that was in it stays in this place. */
function useFocusKept(isTyping: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  useLayoutEffect(() => {
    if (typed.current && !isTyping && document.activeElement === document.body) place.current?.focus();
    typed.current = isTyping;
  }, [isTyping]);
  return place;
}
