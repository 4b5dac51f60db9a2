import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export type BadgeProps = ComponentProps<'span'> & {
  /**
   * Fill and text together.
   * @default 'ink'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * small beside small text, standard on its own.
   * @default 'small'
   */
  size?: keyof typeof styles.size | undefined;
  /** A drawing before the words. */
  icon?: IconName | undefined;
};

/** A few words that stick to something: a level, a streak, a plan. */
export function Badge({ tone = 'ink', size = 'small', icon, className, children, ...native }: BadgeProps) {
  return (
    <span {...native} className={cx(styles.base, styles.size[size], styles.tone[tone], className)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </span>
  );
}
