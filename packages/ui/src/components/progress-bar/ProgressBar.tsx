import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inline-vars.ts';
import { progress } from '../../internal/progress.ts';
import * as styles from './ProgressBar.css.ts';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the progress. */
  label: string;
  /** How far, from 0 to `max`. */
  value: number;
  /**
   * Largest value.
   * @default 100
   */
  max?: number | undefined;
  /** The value in words, like `Step 2 of 4`; a percentage without it. */
  valueText?: string | undefined;
  /**
   * `voice` only for spoken data.
   * @default 'ink'
   */
  tone?: keyof typeof styles.tone | undefined;
};

/** How far along something is. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'ink',
  className,
  ...native
}: ProgressBarProps) {
  const at = progress(value, max);
  return (
    <div
      {...native}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={at.max}
      aria-valuenow={at.now}
      aria-valuetext={valueText}
      className={cx(styles.track, className)}
    >
      <div
        className={cx(styles.fill, styles.tone[tone])}
        style={inlineVars({ [styles.share]: `${at.share * 100}%` })}
      />
    </div>
  );
}
