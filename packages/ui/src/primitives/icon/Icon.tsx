import { cx } from '../../internal/cx.ts';
import { brandMarks } from './brand-marks.tsx';
import { drawings } from './drawings.tsx';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import * as styles from './Icon.css.ts';

const all = { ...drawings, ...brandMarks };
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['back', 'forward', 'journey', 'send'] as const);

/** Name of a drawn icon. */
export type IconName = keyof typeof all;

/** Every icon's name, in alphabetical order. */
export const iconNames: readonly IconName[] = (Object.keys(all) as IconName[]).sort();

export type IconProps = Omit<GlyphProps, 'children'> & {
  /** Which drawing. */
  name: IconName;
};

/** One icon of the set, in the colour of the text around it. */
export function Icon({ name, className, ...native }: IconProps) {
  return (
    <Glyph
      {...native}
      className={cx(name in brandMarks && styles.mark, DIRECTIONAL.has(name) && styles.directional, className)}
    >
      {all[name]}
    </Glyph>
  );
}
