import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { DisplaySize } from '../../theme/type.ts';
import { align as aligns, tone as tones } from '../text/Text.css.ts';
import type { TextTone } from '../text/Text.tsx';
import * as styles from './Heading.css.ts';

const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES: Record<keyof typeof ELEMENTS, DisplaySize> = { 1: '1', 2: '2', 3: '3', 4: '4' };

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Place in the page's outline. */
  level: keyof typeof ELEMENTS;
  /**
   * Size when it should differ from the level's own: hero is the sign-in screen's.
   * @default SIZES[level]
   */
  size?: DisplaySize | undefined;
  /**
   * Colour role.
   * @default 'inherit'
   */
  tone?: TextTone | undefined;
  /** Side on which lines begin. */
  align?: keyof typeof aligns | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** Display type in Bricolage Grotesque. The level is for the outline, the size for the eye. */
export function Heading({ level, size = SIZES[level], tone = 'inherit', align, className, ...native }: HeadingProps) {
  const Element = ELEMENTS[level];
  return (
    <Element
      {...native}
      className={cx(styles.base, styles.size[size], tones[tone], align && aligns[align], className)}
    />
  );
}
