import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../PronunciationSummaryPage.css.ts';
import type { SummaryView } from '../summary-view.ts';

export interface ScoreProps {
  readonly summary: Pick<SummaryView, 'percent' | 'label' | 'sentences' | 'difficulty'>;
}

/** The average with its word, how much was said, and what was hardest. */
export const Score = ({ summary: { percent, label, sentences, difficulty } }: ScoreProps) => (
  <Card kind="stat" as="section" className={styles.score}>
    <div>
      <Heading level={2} size="4">
        Average score
      </Heading>
      <div className={styles.figure}>
        <Heading level={3} size={percent === null ? '1' : 'hero'}>
          {percent ?? label}
        </Heading>
        <Text as="span" size="large" weight="strong">
          {percent === null ? 'We could not hear you well, so there is no score.' : label}
        </Text>
      </div>
    </div>
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <Text as="dt" tone="soft">
          Sentences
        </Text>
        <Text as="dd" weight="strong" figures="tabular">
          {sentences}
        </Text>
      </div>
      <div className={styles.fact}>
        <Text as="dt" tone="soft">
          Main difficulty
        </Text>
        <Text as="dd" weight="strong">
          {difficulty}
        </Text>
      </div>
    </dl>
  </Card>
);
