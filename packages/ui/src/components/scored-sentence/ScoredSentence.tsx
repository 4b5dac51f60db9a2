import { type ComponentPropsWithoutRef, Fragment } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import * as styles from './ScoredSentence.css.ts';
import { type ScoreLabel, scoreLabel, scorePercent } from './scoreLabel.ts';

/** A word as it was said. */
export interface ScoredSentenceWord {
  word: string;
  /** 0 to 1; null when it could not be judged; left out when it was not judged at all, and then nothing is drawn. */
  score?: number | null;
}

export interface ScoredSentenceProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The words in their order, with the punctuation that belongs to them. */
  words: readonly ScoredSentenceWord[];
  size?: 'md' | 'lg';
  /** Says beneath the sentence what each kind of line means, and which words it is about. */
  legend?: boolean;
}

const order: readonly ScoreLabel[] = ['Try again', 'Needs work', 'Not sure', 'Good', 'Excellent'];
const calm: ReadonlySet<ScoreLabel> = new Set(['Excellent', 'Good']);

/** A sentence with its score drawn on the words: a line that fits, a wave that does not yet. */
export function ScoredSentence({ words, size = 'lg', legend = true, className, ...rest }: ScoredSentenceProps) {
  const judged = words.map(({ word, score }) => ({
    word,
    score,
    label: score === undefined ? null : scoreLabel(score),
  }));
  const groups = order
    .map((label) => ({ label, words: judged.filter((each) => each.label === label) }))
    .filter((group) => group.words.length > 0);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <p className={cx(styles.sentence, styles.sizes[size])}>
        <bdi>
          {judged.map(({ word, label }, index) => (
            // The same word may come twice, its place is what it is
            <Fragment key={index}>
              {index > 0 ? ' ' : null}
              <span className={cx(label && styles.labels[label])}>{word}</span>
              {label && !calm.has(label) ? <VisuallyHidden> ({label.toLowerCase()})</VisuallyHidden> : null}
            </Fragment>
          ))}
        </bdi>
      </p>
      {legend && groups.length > 0 ? (
        <dl className={styles.legend}>
          {groups.map((group) => (
            <div key={group.label} className={styles.entry}>
              <dt>
                <span className={cx(styles.name, styles.labels[group.label])}>{group.label}</span>
              </dt>
              <dd className={styles.words}>
                {group.words
                  .map(({ word, score }) => bare(word) + (typeof score === 'number' ? ` ${scorePercent(score)}` : ''))
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** A word without the punctuation around it. */
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
