import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { LinkComponent } from '../text-link/TextLink.tsx';
import * as styles from './Chip.css.ts';

type ChipLook = {
  /** A drawing before the words. */
  icon?: IconName | undefined;
};

export type ChipProps = ComponentProps<'button'> &
  ChipLook & {
    /** Whether it is on, for a chip that filters or switches. Leave it out for one that just acts. */
    pressed?: boolean | undefined;
  };

export type ChipLinkProps = ComponentProps<'a'> &
  ChipLook & {
    /** Where it leads. */
    href: string;
    /**
     * The router's link, wrapped so that it takes `href`.
     * @default 'a'
     */
    component?: LinkComponent | undefined;
  };

/** A small press among others of its kind. */
export function Chip({ icon, pressed, type = 'button', className, children, ...native }: ChipProps) {
  return (
    <button {...native} type={type} aria-pressed={pressed} className={cx(styles.chip, styles.states, className)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </button>
  );
}

/** A small link among others of its kind; `aria-current` marks the one that is shown. */
export function ChipLink({ icon, component: Link = 'a', className, children, ...native }: ChipLinkProps) {
  return (
    <Link {...native} className={cx(styles.chip, styles.states, className)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </Link>
  );
}
