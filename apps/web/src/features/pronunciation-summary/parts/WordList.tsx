import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { ScoredSentence } from '@sayso/ui/scored-sentence';
import * as styles from '../PronunciationSummaryPage.css.ts';
import type { SummaryWord } from '../summary-view.ts';

export interface WordListProps {
  readonly title: string;
  readonly words: readonly SummaryWord[];
  /** Said where there are none. */
  readonly empty: string;
}

/** Words with their percent, each with the line of its score. */
export const WordList = ({ title, words, empty }: WordListProps) => (
  <Card kind="summary" as="section" className={styles.card}>
    <Heading level={2} size="4">
      {title}
    </Heading>
    {words.length === 0 ? (
      <Text tone="soft">{empty}</Text>
    ) : (
      <ul className={styles.words}>
        {words.map(({ word, score, percent }, index) => (
          // The same word may come twice.
          <li key={index} className={styles.word}>
            <ScoredSentence words={[{ word, score }]} size="md" legend={false} />
            <Text as="span" tone="soft" figures="tabular">
              {percent}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
