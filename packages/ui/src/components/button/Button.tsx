import type { ComponentProps, MouseEvent } from 'react';
import { Busy } from '../../internal/busy/Busy.tsx';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import * as styles from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** A drawing before the words. */
    icon?: IconName | undefined;
    /**
     * Its work is under way: it keeps its place and its focus, and a press does nothing.
     * @default false
     */
    busy?: boolean | undefined;
    /** Label while it is busy, like `Signing in...`. Without it the label stays. */
    busyLabel?: string | undefined;
  };

/** Does something on this screen. What leads to another address is a LinkButton. */
export function Button({
  tone,
  size,
  width,
  speaker,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ tone, size, width, speaker }, className)}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <span className={cx(styles.content, busy && styles.away)} aria-hidden={busy || undefined}>
        {icon ? <Icon name={icon} size="small" /> : null}
        {children}
      </span>
      {busy ? (
        <span className={styles.content}>
          <Busy />
          {busyLabel ?? children}
        </span>
      ) : null}
    </button>
  );
}
