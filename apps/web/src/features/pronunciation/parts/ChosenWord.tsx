import type { EvaluatedWord } from '@sayso/api/contract/pronunciation';
import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Text } from '@sayso/ui/primitives/text';
import type { DrillSnapshot } from '@sayso/voice/drill';
import * as styles from '../PronunciationPage.css.ts';
import { canHearMyself, wordInWords } from '../words.ts';

export interface ChosenWordProps {
  readonly coach: CoachName;
  readonly word: EvaluatedWord;
  /** The voice that is saying the word now. */
  readonly saying: NonNullable<DrillSnapshot['playing']>['who'] | null;
  readonly onHearCoach: () => void;
  readonly onHearMyself: () => void;
}

/** One word of the phrase: how it went, the coach saying it, and the learner saying it. */
export const ChosenWord = ({ coach, word, saying, onHearCoach, onHearMyself }: ChosenWordProps) => (
  <section aria-label={`The word “${word.word}”`} className={styles.chosen}>
    <Text role="status" size="small">
      <strong>{word.word}</strong> {wordInWords(word)}
    </Text>
    <div className={styles.hear}>
      <Button tone="quiet" size="small" icon={saying === 'coach' ? 'wave' : 'speaker'} onClick={onHearCoach}>
        Hear {coach}
      </Button>
      {canHearMyself(word) ? (
        <Button tone="quiet" size="small" icon={saying === 'learner' ? 'wave' : 'play'} onClick={onHearMyself}>
          Hear yourself
        </Button>
      ) : null}
    </div>
  </section>
);
