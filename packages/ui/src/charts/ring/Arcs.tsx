import { cx } from '../../internal/cx.ts';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import * as styles from './Arcs.css.ts';
import { canvas, drawRing, layOutRing } from './arc.ts';

/** One value as it is drawn: how far the ring goes round, and how far a second time. */
export type ArcValue = { share: number; beyond: number; tone: ChartTone };

/** Rings around one middle, the first one outermost. What they say stands beside them in words. */
export function Arcs({ values, className }: { values: readonly ArcValue[]; className?: string | undefined }) {
  return (
    <svg
      viewBox={`${-canvas / 2} ${-canvas / 2} ${canvas} ${canvas}`}
      className={cx(styles.drawing, className)}
      aria-hidden="true"
    >
      {values.map(({ share, beyond, tone }, index) => (
        <g key={index} className={tones[tone]}>
          <path d={drawRing(layOutRing(1, index))} className={styles.track} />
          {share > 0 ? <path d={drawRing(layOutRing(share, index))} className={styles.value} /> : null}
          {beyond > 0 ? <path d={drawRing(layOutRing(beyond, index, 'lap'))} className={styles.lap} /> : null}
        </g>
      ))}
    </svg>
  );
}
