import { Steps } from '@sayso/ui/steps';
import { Stage } from '../../shell/stage/Stage.tsx';
import { StageFoot } from '../../shell/stage/StageFoot.tsx';
import { StageTitle } from '../../shell/stage/StageHead.tsx';
import { TextToggle } from '../../shell/stage/TextToggle.tsx';
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
  return (
    <Stage side="large" reading={isOpen || textShown}>
      <div className={styles.bar}>
        <StageTitle doing="Pronunciation with" name={coach} />
        <Steps
          label="Phrase"
          current={phrasesDone + 1}
          total={phrasesTotal}
          words={`Phrases done: ${phrasesDone} of ${phrasesTotal}`}
          tone={phase === 'recording' ? 'voice' : 'ink'}
          className={styles.steps}
        />
        {isOpen ? null : <TextToggle shown={textShown} onShownChange={onTextShownChange} />}
      </div>
      <Middle {...props} />
      <Phrase {...props} />
      <StageFoot voice={levels.microphoneLevel} hears={phase === 'recording'} catchesFocus={isOpen}>
        <Controls {...props} />
      </StageFoot>
    </Stage>
  );
};
