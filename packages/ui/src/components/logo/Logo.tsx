import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Logo.css.ts';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /**
   * Height of the name: small 20, standard 24, large 32 at the reader's usual size.
   * @default 'standard'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * `mark` is the tile alone.
   * @default 'full'
   */
  form?: 'full' | 'mark' | undefined;
};

/** The product's sign: a bubble with a voice in it, and its name. */
export function Logo({ size = 'standard', form = 'full', className, ...native }: LogoProps) {
  return (
    <span {...native} className={cx(styles.logo, styles.size[size], className)}>
      <svg
        className={styles.tile}
        viewBox="0 0 32 32"
        {...(form === 'mark' ? { role: 'img', 'aria-label': 'Sayso' } : { 'aria-hidden': true })}
      >
        <path className={styles.ground} d="M16 0a16 16 0 0 1 0 32H3.5A3.5 3.5 0 0 1 0 28.5V16A16 16 0 0 1 16 0z" />
        <path className={styles.wave} d="M9 14.5v3M13.7 10.5v11M18.4 12.5v7M23 14.5v3" />
      </svg>
      {form === 'full' ? <span>Sayso</span> : null}
    </span>
  );
}
