import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The drawing. */
  icon: IconName;
  /** Name of the action, for screen readers and for the tooltip. */
  label: string;
  /**
   * `surface` on the page, `quiet` on a stage, `bare` inside a field, `voice` only for the microphone, `danger` ends something.
   * @default 'surface'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * small 44, standard 52, large 64 at the reader's usual size.
   * @default 'small'
   */
  size?: keyof typeof styles.size | undefined;
};

/** A button of one drawing. */
export function IconButton({
  icon,
  label,
  tone = 'surface',
  size = 'small',
  type = 'button',
  className,
  ...native
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...native}
      type={type}
      aria-label={label}
      className={cx(
        styles.base,
        styles.size[size],
        styles.tone[tone],
        tone === 'voice' && styles.speech[size],
        className,
      )}
    >
      <Icon name={icon} size={size === 'large' ? 'standard' : 'small'} />
    </button>
  );
}
