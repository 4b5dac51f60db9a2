import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { TextSize } from '../../theme/type.ts';
import * as styles from './Text.css.ts';

/** Colour of a text, by what it says. `inherit` takes the colour that its surface set. */
export type TextTone = keyof typeof styles.tone;

export type TextProps = HTMLAttributes<HTMLElement> & {
  /**
   * Element that is rendered.
   * @default 'p'
   */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'blockquote'
    | 'output'
    | undefined;
  /**
   * tiny 13, small 14, standard 16, large 19 at the reader's usual size.
   * @default 'standard'
   */
  size?: TextSize | undefined;
  /**
   * Colour role.
   * @default 'inherit'
   */
  tone?: TextTone | undefined;
  /** regular 400, medium 500, strong 600. */
  weight?: keyof typeof styles.weight | undefined;
  /** Side on which lines begin. */
  align?: keyof typeof styles.align | undefined;
  /** `tabular` keeps digits one width: timers, scores, columns. */
  figures?: keyof typeof styles.figures | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** Running text in Figtree. */
export function Text({
  as: Element = 'p',
  size = 'standard',
  tone = 'inherit',
  weight,
  align,
  figures,
  className,
  ref,
  ...native
}: TextProps) {
  return (
    <Element
      {...native}
      ref={ref as Ref<never>}
      className={cx(
        styles.base,
        styles.size[size],
        styles.tone[tone],
        weight && styles.weight[weight],
        align && styles.align[align],
        figures && styles.figures[figures],
        className,
      )}
    />
  );
}
