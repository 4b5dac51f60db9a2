import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../PronunciationSummaryPage.css.ts';
import type { SummaryView } from '../summary-view.ts';

/** The messages of the drill, in order. */
export const History = ({ history }: Pick<SummaryView, 'history'>) => (
  <Card kind="summary" as="section" className={styles.card}>
    <Heading level={2} size="3">
      Conversation history
    </Heading>
    <ol className={styles.card}>
      {history.map(({ author, text }, index) => (
        <li key={index} className={styles.turn}>
          <Text size="small" weight="strong" tone={author === 'You' ? 'inherit' : 'soft'}>
            {author}
          </Text>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  </Card>
);
