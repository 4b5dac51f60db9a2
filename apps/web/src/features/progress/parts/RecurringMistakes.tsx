import type { RecurringError } from '@sayso/api/contract/progress';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Correction } from '@sayso/ui/correction';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { counted } from '../../../platform/calendar/days.ts';
import * as styles from '../ProgressPage.css.ts';

export interface RecurringMistakesProps {
  /** The most frequent first. */
  readonly errors: readonly RecurringError[];
}

/** The mistakes that come back most, on the learner's own sentences. */
export const RecurringMistakes = ({ errors }: RecurringMistakesProps) => (
  <Card kind="summary" as="section" aria-labelledby="comes-back" className={styles.comesBack}>
    <Heading level={2} size="3" id="comes-back">
      What comes back most
    </Heading>
    {errors.length === 0 ? (
      <Text tone="soft">
        You did not repeat a mistake in the last 30 days. Mistakes that you make more than once will be here.
      </Text>
    ) : (
      <ol className={styles.errors}>
        {errors.map(({ category, count, examples }) => (
          <li key={category} className={styles.error}>
            <div className={styles.errorHead}>
              <Heading level={3} size="4">
                {category}
              </Heading>
              <Badge tone="quiet">{counted(count, 'time')} in 30 days</Badge>
            </div>
            {examples.map(({ said, better }, index) => (
              <Correction key={index} said={said} better={better} />
            ))}
          </li>
        ))}
      </ol>
    )}
  </Card>
);
