import { Button } from '@sayso/ui/button';
import { Heading } from '@sayso/ui/primitives/heading';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { Steps } from '@sayso/ui/steps';
import { stage } from '@sayso/ui/theme';
import { VoiceWave } from '@sayso/ui/voice-wave';
import { useLayoutEffect, useRef } from 'react';
import { foot as footStyle } from '../conversation/ConversationPage.css.ts';
import { Controls } from './Controls.tsx';
import { Middle } from './Middle.tsx';
import { Phrase } from './Phrase.tsx';
import * as styles from './PronunciationPage.css.ts';
import { isPhraseOpen, type PronunciationPageProps } from './view.ts';

/** /pronunciation/{coach}: hear a phrase, say it, see on its words how it went, and hear what to do about it. */
export const PronunciationPage = (props: PronunciationPageProps) => {
  const { coach, snapshot, levels, textShown, onTextShownChange } = props;
  const { phase, phrasesDone, phrasesTotal } = snapshot;
  const isOpen = isPhraseOpen(snapshot);
  const isReading = isOpen || textShown;
  const foot = useFocusKept(isOpen);
  return (
    <main {...stage} className={`${styles.page} ${isReading ? styles.reading : ''}`}>
      <div className={styles.bar}>
        <Heading level={1} size="4">
          <VisuallyHidden>Pronunciation with </VisuallyHidden>
          {coach}
        </Heading>
        <Steps
          label="Phrase"
          current={phrasesDone + 1}
          total={phrasesTotal}
          words={`Phrases done: ${phrasesDone} of ${phrasesTotal}`}
          tone={phase === 'recording' ? 'voice' : 'ink'}
          className={styles.steps}
        />
        {isOpen ? null : (
          <Button tone="quiet" size="small" className={styles.toggle} onClick={() => onTextShownChange(!textShown)}>
            {textShown ? 'Hide Text' : 'Show Text'}
          </Button>
        )}
      </div>
      <Middle {...props} reading={isReading} />
      <Phrase {...props} />
      <div ref={foot} tabIndex={-1} className={`${footStyle} ${styles.foot}`}>
        <VoiceWave levels={levels.microphoneLevel} className={styles.wave} />
        <Controls {...props} />
      </div>
    </main>
  );
};

/** When the toggle goes away with the focus on it, the focus goes to the buttons instead of to nowhere. */
function useFocusKept(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
