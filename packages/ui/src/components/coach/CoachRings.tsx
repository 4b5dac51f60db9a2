import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Level, useLevelVariable } from '../../internal/level.ts';
import * as styles from './CoachRings.css.ts';
import type { CoachName } from './names.ts';
import { coachVolumeName } from './volume.css.ts';

export interface CoachRingsProps extends ComponentPropsWithoutRef<'div'> {
  /** Whose colour the rings have. */
  name: CoachName;
  /** The voice that widens them, 0 to 1 or a source to follow; a coach inside follows it too. */
  volume?: Level;
  /** The coach in the middle, `size="fill"`. */
  children: ReactNode;
}

/** Rings around a coach on the stage: quiet at rest, wider and brighter while a person speaks. */
export function CoachRings({ name, volume, children, className, ...rest }: CoachRingsProps) {
  const root = useRef<HTMLDivElement>(null);
  useLevelVariable(root, coachVolumeName, volume);
  return (
    <div {...rest} ref={root} className={cx(styles.root, styles.tones[name], className)}>
      {styles.rings.map((ring) => (
        <span key={ring} className={`${styles.ring} ${ring}`} aria-hidden="true" />
      ))}
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
