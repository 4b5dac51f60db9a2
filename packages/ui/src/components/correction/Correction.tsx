import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Correction.css.ts';
import { compareWords } from './corrections.ts';
import { Marked } from './Marked.tsx';

export type CorrectionProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The learner's own sentence. */
  said: string;
  /** The same sentence, said better. */
  better: string;
};

/** The utterance above its better wording. The words that differ are marked in both: a wavy line, and bold. */
export function Correction({ said, better, className, ...native }: CorrectionProps) {
  const words = compareWords({ said, better });
  return (
    <dl {...native} className={cx(styles.root, className)}>
      <dt className={styles.label}>You said</dt>
      <dd className={styles.said}>
        <Marked pieces={words.said} markClass={styles.wrong} />
      </dd>
      <dt className={styles.label}>Better</dt>
      <dd className={styles.better}>
        <Marked pieces={words.better} markClass={styles.right} />
      </dd>
    </dl>
  );
}
