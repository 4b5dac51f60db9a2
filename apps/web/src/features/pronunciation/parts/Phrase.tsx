import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { ScoredSentence, ScoreLegend } from '@sayso/ui/scored-sentence';
import { useState } from 'react';
import { StageCountdown } from '../../../platform/stage/StageCountdown.tsx';
import * as styles from '../PronunciationPage.css.ts';
import type { PronunciationPageProps } from '../view.ts';
import { drawWords, resultInWords } from '../words.ts';
import { ChosenWord } from './ChosenWord.tsx';
import { Result } from './Result.tsx';

/** Milliseconds: the countdown begins at 6. */
const recordingMs = 6000;

/** The phrase to say, big from the moment the coach says it, then with its score drawn on the words. */
export const Phrase = (props: PronunciationPageProps) => {
  const { snapshot, actions, clock } = props;
  const { phrase, result, greeting, recordingEndsAt } = snapshot;
  return (
    // A touch or the focus in here says that the learner reads: what is read does not go away by itself.
    <section aria-labelledby="phrase" className={styles.phrase} onPointerDown={actions.hold} onFocus={actions.hold}>
      <Heading level={2} size="3" id="phrase" className={styles.phraseTitle}>
        {phrase ? 'Your phrase' : 'What is said'}
      </Heading>
      <Said key={phrase?.sentence} {...props} text={phrase?.sentence ?? greeting ?? ''} />
      {recordingEndsAt === null ? null : (
        <div className={styles.countdown}>
          <StageCountdown
            label="Time to speak"
            endsAt={recordingEndsAt}
            total={recordingMs}
            className={styles.time}
            clock={clock}
          />
        </div>
      )}
      <VisuallyHidden role="status">{result ? resultInWords(result.words, result.average) : ''}</VisuallyHidden>
    </section>
  );
};

/** The sentence, and once it is judged, what is known of it and of the chosen word. */
const Said = ({
  text,
  coach,
  snapshot,
  actions,
  engineNote = '',
}: PronunciationPageProps & { readonly text: string }) => {
  const { phase, result, phrase, playing } = snapshot;
  const [selected, setSelected] = useState<number | null>(null);
  if (!phrase) return <Text size="large">{text || 'Your coach will speak now.'}</Text>;
  const words = drawWords(phrase.sentence, result?.words ?? []);
  // Who has hung up hears nothing any more.
  const canHear = result !== null && phase !== 'ending';
  const at = selected === null || !canHear ? null : (words[selected]?.at ?? null);
  const choose = (index: number) => {
    setSelected(index);
    const place = words[index]?.at ?? null;
    if (place !== null) actions.hearWord(place);
  };
  const chosen = at === null ? undefined : result?.words[at];
  return (
    <>
      <ScoredSentence
        words={words}
        legend={false}
        {...(canHear && {
          onWordSelect: choose,
          selected,
          playing: playing ? words.findIndex((word) => word.at === playing.word) : null,
        })}
      />
      {at !== null && chosen ? (
        <ChosenWord
          coach={coach}
          word={chosen}
          saying={playing?.word === at ? playing.who : null}
          onHearCoach={() => actions.hearWord(at)}
          onHearMyself={() => actions.hearMyself(at)}
        />
      ) : null}
      {result ? <Result coach={coach} result={result} engineNote={engineNote} /> : null}
      {chosen ? null : <ScoreLegend words={words} />}
    </>
  );
};
