import type { ComponentProps, ComponentType } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './TextLink.css.ts';

/** An anchor, or an app's own link that takes the same props. */
export type LinkComponent = 'a' | ComponentType<ComponentProps<'a'>>;

type TextLook = {
  /** `inherit` follows the sentence around it. */
  size?: keyof typeof styles.size | undefined;
  /**
   * `sentence` stays in its line, `alone` is as high as a finger.
   * @default 'alone'
   */
  place?: 'sentence' | 'alone' | undefined;
};

export type TextLinkProps = ComponentProps<'a'> &
  TextLook & {
    /** Where it leads. */
    href: string;
    /**
     * The router's link, wrapped so that it takes `href`; a plain `<a>` without it.
     * @default 'a'
     */
    component?: LinkComponent | undefined;
  };

export type TextButtonProps = ComponentProps<'button'> & TextLook;

const look = ({ size = 'inherit', place = 'sentence' }: TextLook, className?: string): string | undefined =>
  cx(styles.base, styles.size[size], place === 'alone' && styles.alone, className);

/** A link within text. */
export function TextLink({ size, place, component: Link = 'a', className, ...native }: TextLinkProps) {
  return <Link {...native} className={look({ size, place }, className)} />;
}

/** A small action that reads as text, like `Forgot your password?`. */
export function TextButton({ size, place = 'alone', type = 'button', className, ...native }: TextButtonProps) {
  return <button {...native} type={type} className={look({ size, place }, className)} />;
}
