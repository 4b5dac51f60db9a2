import { type ComponentPropsWithoutRef, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Level, useLevelVariable } from '../../internal/level.ts';
import * as styles from './Coach.css.ts';
import { Daisy } from './Daisy.tsx';
import { John } from './John.tsx';
import type { CoachName, CoachState } from './names.ts';
import { coachVolumeName } from './volume.css.ts';

/** 2, 3, 6, 14 and 20 rem wide; `fill` is as wide as there is room. Details that a size cannot carry are left out by themselves. */
export type CoachSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'fill';

export interface CoachProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Who it is. */
  name: CoachName;
  /**
   * State of the coach.
   * @default 'idle'
   */
  state?: CoachState;
  /**
   * The voice that moves the mouth while speaking and the brows or petals while listening: 0 (silence) to 1, or a source to follow
   * without drawing again. Without it `--coach-volume` is taken from the surroundings.
   */
  volume?: Level;
  /**
   * How wide.
   * @default 'md'
   */
  size?: CoachSize;
  /**
   * The words beside it already say who it is and what they do: nothing is announced.
   * @default false
   */
  decorative?: boolean;
}

const drawings = { John, Daisy } as const;

/** John or Daisy: a character that listens, thinks, talks and sleeps. The two differ by shape first, by colour second. */
export function Coach({ name, state = 'idle', volume, size = 'md', decorative = false, ...rest }: CoachProps) {
  const root = useRef<HTMLSpanElement>(null);
  useLevelVariable(root, coachVolumeName, volume);
  const Drawing = drawings[name];
  const announced = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${name}, ${state}` };
  return (
    <span
      {...announced}
      {...rest}
      ref={root}
      data-state={state}
      className={cx(styles.root, styles.sizes[size], rest.className)}
    >
      <Drawing />
    </span>
  );
}
