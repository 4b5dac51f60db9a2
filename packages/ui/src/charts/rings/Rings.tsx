import { cx } from '../../internal/cx.ts';
import { check } from '../../primitives/icon/drawings.tsx';
import { Glyph } from '../../primitives/icon/Glyph.tsx';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import { measureGoal } from '../internal/towards.ts';
import { Arcs } from '../ring/Arcs.tsx';
import { maximumRings } from '../ring/arc.ts';
import * as styles from './Rings.css.ts';

/** One goal among several. */
export type RingValue = {
  /** Name of the counted thing. */
  label: string;
  /** How much there is. */
  value: number;
  /** Colour of the ring. */
  goal: number;
  /** `voice` for what was spoken. */
  tone: ChartTone;
  /** The value in words, like `8 / 10 min` or `10 min reached`; `value / goal` without it. */
  valueText?: string | undefined;
};

export type RingsProps = Omit<ChartFrameProps, 'table' | 'headline' | 'children'> & {
  /** The goals, outermost first. Three are drawn; a fourth would leave no middle. */
  values: readonly RingValue[];
};

/** The goals of a day around one middle, with what they are beside them. */
export function Rings({ values, ...frame }: RingsProps) {
  const drawn = values.slice(0, maximumRings).map((ring) => ({
    ...ring,
    text: ring.valueText ?? `${ring.value} / ${ring.goal}`,
    ...measureGoal(ring.value, ring.goal, ring.label),
  }));
  const table = () => ({
    head: ['Goal', 'So far', 'Done'],
    rows: drawn.map(({ label, text, percent }) => [label, text, `${percent}%`]),
  });
  return (
    <ChartFrame {...frame} table={table}>
      <Arcs values={drawn} className={styles.rings} />
      <dl className={styles.legend}>
        {drawn.map(({ label, text, valueText, tone, share }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.term}>
              <span aria-hidden="true" className={cx(styles.sign, tones[tone])} />
              {label}
            </dt>
            <dd className={styles.figure}>
              {share === 1 ? (
                <Glyph
                  size="small"
                  label={valueText ? undefined : 'Reached'}
                  className={cx(styles.reached, tones[tone])}
                >
                  {check}
                </Glyph>
              ) : null}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </ChartFrame>
  );
}
