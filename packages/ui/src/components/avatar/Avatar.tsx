import { type ComponentPropsWithoutRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as styles from './Avatar.css.ts';
import { findInitials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Whose picture it is; said to those who do not see it. */
  name: string;
  /** Address of the picture. Without one, or when it does not load, the initials are shown. */
  picture?: string | null | undefined;
  /**
   * 2, 3 or 6 rem wide.
   * @default 'standard'
   */
  size?: keyof typeof styles.sizes;
  /**
   * The name stands beside it already: nothing is announced.
   * @default false
   */
  decorative?: boolean;
}

/** A learner's picture, or their initials, or a figure where even the name is missing. */
export function Avatar({ name, picture, size = 'standard', decorative = false, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const announced = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'Profile picture' };
  return (
    <span {...announced} {...rest} className={cx(styles.root, styles.sizes[size], className)}>
      {picture && picture !== broken ? (
        <img className={styles.picture} src={picture} alt="" onError={() => setBroken(picture)} />
      ) : (
        findInitials(name) || <Icon name="person" size={size === 'large' ? 'large' : 'small'} />
      )}
    </span>
  );
}
