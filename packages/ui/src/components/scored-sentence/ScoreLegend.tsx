import { cx } from '../../internal/cx.ts';
import * as styles from './ScoredSentence.css.ts';
import { type ScoreLabel, scoreLabel, scorePercent } from './score-label.ts';
import type { ScoredSentenceWord } from './word.ts';

export interface ScoreLegendProps {
  /** The words of the sentence; those without a score are left out. */
  words: readonly ScoredSentenceWord[];
}

const order: readonly ScoreLabel[] = ['Try again', 'Needs work', 'Not sure', 'Good', 'Excellent'];

/** The meaning of each kind of line, and its words; nothing where no word was judged. */
export function ScoreLegend({ words }: ScoreLegendProps) {
  const groups = order
    .map((label) => ({
      label,
      words: words.filter(({ score }) => score !== undefined && scoreLabel(score) === label),
    }))
    .filter((group) => group.words.length > 0);
  if (groups.length === 0) return null;
  return (
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
  );
}

/** A word without the punctuation around it. */
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
