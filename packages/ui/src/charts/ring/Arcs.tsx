import { cx } from '../../internal/cx.ts';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import * as styles from './Arcs.css.ts';
import { arc, canvas } from './arc.ts';

/** One value as it is drawn. */
export type ArcValue = { share: number; tone: ChartTone };

/** Rings around one middle, the first one outermost. What they say stands beside them in words. */
export function Arcs({ values, className }: { values: readonly ArcValue[]; className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${canvas} ${canvas}`} className={cx(styles.drawing, className)} aria-hidden="true">
      {values.map(({ share, tone }, index) => {
        const { radius, thickness, dash } = arc(share, index);
        const place = { cx: canvas / 2, cy: canvas / 2, r: radius, strokeWidth: thickness };
        return (
          <g key={index} className={tones[tone]}>
            <circle {...place} className={styles.track} />
            {share > 0 ? <circle {...place} pathLength={100} strokeDasharray={dash} className={styles.value} /> : null}
          </g>
        );
      })}
    </svg>
  );
}
