import { Steps } from '@sayso/ui/steps';
import { Stage } from '../../platform/stage/Stage.tsx';
import { StageTitle } from '../../platform/stage/StageHeader.tsx';
import { StagePanel } from '../../platform/stage/StagePanel.tsx';
import * as styles from './PronunciationPage.css.ts';
import { DrillButtons } from './parts/DrillButtons.tsx';
import { DrillCoach } from './parts/DrillCoach.tsx';
import { FiveMore, Pace } from './parts/Pace.tsx';
import { Phrase } from './parts/Phrase.tsx';
import type { PronunciationPageProps } from './view.ts';

/** /pronunciation/{coach}: hear a phrase, say it, see on its words how it went, and hear what to do about it. */
export const PronunciationPage = (props: PronunciationPageProps) => {
  const { coach, snapshot, actions, levels, clock } = props;
  const { phase, phrasesDone, phrasesTotal, pace } = snapshot;
  const isComplete = phase === 'complete';
  return (
    <Stage kind="phrase">
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
      </div>
      <DrillCoach {...props} />
      <Phrase {...props} />
      <StagePanel
        voice={pace || isComplete ? null : levels.microphoneLevel}
        hears={phase === 'recording'}
        catchesFocus={pace !== 'soon'}
      >
        {pace ? <Pace pace={pace} onHold={actions.hold} clock={clock} /> : null}
        {isComplete ? <FiveMore onPress={actions.next} /> : null}
        <DrillButtons {...props} />
      </StagePanel>
    </Stage>
  );
};
