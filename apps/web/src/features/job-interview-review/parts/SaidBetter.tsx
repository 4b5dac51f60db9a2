import type { InterviewReview } from '@sayso/api/contract/interview';
import { Card } from '@sayso/ui/card';
import { Correction } from '@sayso/ui/correction';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { counted } from '../../../platform/calendar/days.ts';
import * as styles from '../ReviewPage.css.ts';

/** The learner’s own sentences, said better: what changes is marked on the words. */
export const SaidBetter = ({ better }: Pick<InterviewReview, 'better'>) =>
  better.length === 0 ? null : (
    <Card kind="summary" as="section" className={styles.card}>
      <Heading level={2} size="3">
        {counted(better.length, 'sentence')}, said better
      </Heading>
      <div className={styles.better}>
        {better.map(({ said, better: improved, why }) => (
          <div key={said} className={styles.sentence}>
            <Correction said={said} better={improved} />
            <Text size="small" tone="soft">
              {why}
            </Text>
          </div>
        ))}
      </div>
    </Card>
  );
