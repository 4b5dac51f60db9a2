import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../ReviewPage.css.ts';

export interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  /** Sets the icon: a check for what went well, an arrow for what to do next. */
  readonly kind: 'well' | 'next';
}

/** A few short sentences beneath a title; nothing when there are none. */
export const Points = ({ title, points, kind }: PointsProps) =>
  points.length === 0 ? null : (
    <Card kind="summary" as="section" className={styles.card}>
      <Heading level={2} size="3">
        {title}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon
              name={kind === 'well' ? 'check' : 'forward'}
              className={kind === 'well' ? styles.well : styles.toDo}
            />
            <Text>{point}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
