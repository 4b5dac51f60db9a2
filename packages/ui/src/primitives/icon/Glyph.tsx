import type { ReactNode, Ref, SVGAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Icon.css.ts';

export type GlyphProps = SVGAttributes<SVGSVGElement> & {
  /**
   * small 20, standard 24, large 32 at the reader's usual size.
   * @default 'standard'
   */
  size?: keyof typeof styles.size | undefined;
  /** Name where no text beside it says it. Without a label the drawing is decoration. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
  /** The drawing, on a grid of 24. */
  children?: ReactNode;
};

/** The frame of every drawn icon, for a component that has the drawing itself; other components pass its name to an Icon. */
export function Glyph({ size = 'standard', label, className, ...native }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...native}
      className={cx(styles.base, styles.size[size], className)}
    />
  );
}
