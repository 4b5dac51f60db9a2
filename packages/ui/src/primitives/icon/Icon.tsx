import type { Ref, SVGAttributes } from 'react';
import { cx } from '../../internal/cx.ts';
import { brandMarks } from './brandMarks.tsx';
import { drawings } from './drawings.tsx';
import * as styles from './Icon.css.ts';

const all = { ...drawings, ...brandMarks };
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['back', 'forward', 'journey', 'send'] as const);

/** Name of a drawn icon. */
export type IconName = keyof typeof all;

/** Every icon's name, in alphabetical order. */
export const iconNames: readonly IconName[] = (Object.keys(all) as IconName[]).sort();

export type IconProps = SVGAttributes<SVGSVGElement> & {
  /** Which drawing. */
  name: IconName;
  /** small 20, standard 24, large 32 at the reader's usual size. */
  size?: keyof typeof styles.size | undefined;
  /** What it says when no text beside it does. Without a label the icon is decoration. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
};

/** One icon of the set, in the colour of the text around it. */
export function Icon({ name, size = 'standard', label, className, ...native }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...native}
      className={cx(
        styles.base,
        styles.size[size],
        name in brandMarks && styles.mark,
        DIRECTIONAL.has(name) && styles.directional,
        className,
      )}
    >
      {all[name]}
    </svg>
  );
}
