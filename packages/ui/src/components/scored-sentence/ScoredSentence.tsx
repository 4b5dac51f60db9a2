import { type ComponentPropsWithoutRef, Fragment } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import * as styles from './ScoredSentence.css.ts';
import { ScoreLegend } from './ScoreLegend.tsx';
import { type ScoreLabel, scoreLabel } from './score-label.ts';
import type { ScoredSentenceWord } from './word.ts';

export interface ScoredSentenceProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The words in their order, with the punctuation that belongs to them. */
  words: readonly ScoredSentenceWord[];
  size?: 'md' | 'lg';
  /**
   * Says beneath the sentence what each kind of line means, and which words it is about.
   * @default true
   */
  legend?: boolean;
  /** Makes a button of each word that was judged, and says which one was pressed, by its place in `words`. */
  onWordSelect?: ((index: number) => void) | undefined;
  /** The chosen word, by its place. */
  selected?: number | null | undefined;
  /** The word that is being heard, by its place. */
  playing?: number | null | undefined;
}

const calm: ReadonlySet<ScoreLabel> = new Set(['Excellent', 'Good']);

/** A sentence with its score drawn on the words: a line that fits, a wave that does not yet. */
export function ScoredSentence({
  words,
  size = 'lg',
  legend = true,
  onWordSelect,
  selected,
  playing,
  className,
  ...rest
}: ScoredSentenceProps) {
  const judged = words.map(({ word, score, joined = false }) => ({
    word,
    score,
    joined,
    label: score === undefined ? null : scoreLabel(score),
  }));
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p className={cx(styles.sentence, styles.sizes[size])}>
        <bdi>
          {judged.map(({ word, label, joined }, index) => (
            // The same word may come twice, its place is what it is
            <Fragment key={index}>
              {index > 0 && !joined ? ' ' : null}
              {label && onWordSelect ? (
                <button
                  type="button"
                  aria-pressed={selected === index}
                  className={cx(styles.press, playing === index && styles.playing)}
                  onClick={() => onWordSelect(index)}
                >
                  <Word word={word} label={label} />
                </button>
              ) : (
                <Word word={word} label={label} />
              )}
            </Fragment>
          ))}
        </bdi>
      </p>
      {legend ? <ScoreLegend words={words} /> : null}
    </div>
  );
}

/** A word with its line, and the line in words where it asks for something. */
function Word({ word, label }: { word: string; label: ScoreLabel | null }) {
  return (
    <>
      <span className={cx(label && styles.labels[label])}>{word}</span>
      {label && !calm.has(label) ? <VisuallyHidden> ({label.toLowerCase()})</VisuallyHidden> : null}
    </>
  );
}
