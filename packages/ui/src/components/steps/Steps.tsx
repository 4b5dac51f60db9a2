import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export type StepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of one step, in the singular: `Phrase`, `Step`. */
  label: string;
  /** The one under way, from 1 to `total`. */
  current: number;
  /** How many there are. */
  total: number;
  /** Label instead of `Phrase 3 of 5`. */
  words?: string | undefined;
  /** `voice` while a voice is live in the current one. */
  tone?: 'ink' | 'voice' | undefined;
  /** `hidden` leaves only the bars to the eye. */
  labelVisibility?: 'shown' | 'hidden' | undefined;
};

/** Which of a few steps is under way: `Phrase 3 of 5`, in words and in bars. */
export function Steps({
  label,
  current,
  total,
  words = `${label} ${current} of ${total}`,
  tone = 'ink',
  labelVisibility = 'shown',
  className,
  ...native
}: StepsProps) {
  return (
    <div {...native} className={cx(styles.row, className)}>
      {labelVisibility === 'shown' ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <VisuallyHidden>{words}</VisuallyHidden>
      )}
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={cx(styles.bar, styles.state[barState(index + 1, current, tone)])} />
        ))}
      </span>
    </div>
  );
}

function barState(step: number, current: number, tone: 'ink' | 'voice'): keyof typeof styles.state {
  if (step < current) return 'done';
  if (step > current) return 'ahead';
  return tone === 'voice' ? 'currentVoice' : 'currentInk';
}
