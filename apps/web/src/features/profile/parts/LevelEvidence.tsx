import type { LevelAnswer } from '@sayso/api/contract/level';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../ProfilePage.css.ts';

const wordsToSay = (count: number): string => `${count.toLocaleString('en-GB')} more ${count === 1 ? 'word' : 'words'}`;

/** The evidence of the real level, or what is missing before there is one. */
export const LevelEvidence = ({ evidence }: { readonly evidence: LevelAnswer }) => {
  if (evidence.level === null) {
    return (
      <Card kind="summary" as="section" aria-label="Real English Level" className={styles.evidence}>
        <Text>Say {wordsToSay(evidence.needed)} in your talks. Then we can measure your level.</Text>
        <Text size="small" tone="soft">
          Words that you type also count. Words below “We heard” may be wrong: they count after you check them.
        </Text>
      </Card>
    );
  }
  return (
    <Card kind="summary" as="section" aria-label="Real English Level" className={styles.evidence}>
      <Heading level={2} size="3">
        From {evidence.words.toLocaleString('en-GB')} words you said
      </Heading>
      <dl className={styles.facts}>
        {evidence.evidence.map(({ name, says }) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" size="small" tone="soft">
              {name}
            </Text>
            <Text as="dd">{says}</Text>
          </div>
        ))}
      </dl>
      <Text size="small" tone="soft">
        Say {wordsToSay(evidence.needed)} and we check your level again.
      </Text>
    </Card>
  );
};
