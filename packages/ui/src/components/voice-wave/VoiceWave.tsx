import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inline-vars.ts';
import { clampLevel, type LevelSource } from '../../internal/level.ts';
import * as styles from './VoiceWave.css.ts';
import { barPitch, drawWavePath, spread } from './wave-layout.ts';

export interface VoiceWaveProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** A voice to follow, or levels that stand still, one a bar, each 0 to 1. */
  levels: LevelSource | readonly number[];
  /**
   * How many bars a followed voice has.
   * @default 39
   */
  bars?: number;
  /**
   * `quiet` while no microphone is open: the colour of a voice says that one is.
   * @default 'voice'
   */
  tone?: 'voice' | 'quiet';
  /** Name of the wave, where no words beside it say so. Without it the wave is decoration. */
  label?: string;
}

const isStill = (levels: LevelSource | readonly number[]): levels is readonly number[] => Array.isArray(levels);

/** The learner's voice as it comes in. In silence a still line; with reduced motion one bar of its loudness. */
export function VoiceWave({ levels, bars = 39, tone = 'voice', label, className, ...rest }: VoiceWaveProps) {
  const root = useRef<HTMLDivElement>(null);
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    if (isStill(levels)) return undefined;
    const history = Array<number>(Math.ceil(bars / 2)).fill(0);
    const draw = (level: number): void => {
      history.unshift(clampLevel(level));
      history.pop();
      path.current?.setAttribute('d', drawWavePath(spread(history, bars)));
      root.current?.style.setProperty(styles.level.slice(4, -1), String(clampLevel(level)));
    };
    draw(levels.current());
    return levels.subscribe(draw);
  }, [levels, bars]);

  const still = isStill(levels) ? levels : Array<number>(bars).fill(0);
  const announced = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div
      {...announced}
      {...rest}
      ref={root}
      className={cx(styles.root, styles.tones[tone], className)}
      style={{ ...inlineVars({ [styles.level]: String(Math.max(0, ...still)) }), ...rest.style }}
    >
      <svg
        className={cx(styles.wave, !isStill(levels) && styles.followed)}
        viewBox={`0 0 ${still.length * barPitch} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path ref={path} className={styles.bars} d={drawWavePath(still)} />
      </svg>
      {isStill(levels) ? null : (
        <div className={styles.meter}>
          <div className={styles.fill} />
        </div>
      )}
    </div>
  );
}
