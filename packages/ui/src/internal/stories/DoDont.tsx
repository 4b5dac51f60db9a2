import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import * as styles from './DoDont.css.ts';

/** One piece of advice, drawn. */
export type Advice = {
  /** How it should be. */
  good: ReactNode;
  /** Why, in one sentence. */
  because: string;
  /** The same job done badly. */
  bad: ReactNode;
  /** The problem with it, in one sentence. */
  but: string;
};

/** Good and bad use side by side; the bad one cannot be reached by keyboard or screen reader, only its reason can. */
export function DoDont({ advice }: { advice: readonly Advice[] }) {
  return (
    <div className={styles.list}>
      {advice.map(({ good, because, bad, but }) => (
        <div key={because} className={styles.pair}>
          <figure className={styles.side}>
            <div className={styles.stage}>
              <div>{good}</div>
            </div>
            <figcaption className={styles.caption}>
              <span className={styles.good}>
                <Icon name="check" size="small" /> Do
              </span>
              {because}
            </figcaption>
          </figure>
          <figure className={styles.side}>
            <div className={styles.stage} inert>
              <div>{bad}</div>
            </div>
            <figcaption className={styles.caption}>
              <span className={styles.bad}>
                <Icon name="close" size="small" /> Don’t
              </span>
              {but}
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}
