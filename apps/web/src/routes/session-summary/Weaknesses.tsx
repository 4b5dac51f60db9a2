import type { ConversationSummary, Correction as CorrectionData } from '@sayso/api/contract/conversation';
import type { CoachName } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Correction } from '@sayso/ui/correction';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from './SessionSummaryPage.css.ts';

export interface WeaknessesProps {
  readonly coach: CoachName;
  readonly summary: Pick<ConversationSummary, 'weaknesses' | 'corrections' | 'unchecked_turns'>;
}

const noMistakes = {
  title: 'No major mistakes detected!',
  advice: 'Try a harder topic next time, or tell a longer story.',
};
/** A checker that did not answer has detected nothing, and that is no praise. */
const notChecked = {
  title: 'Your mistakes could not be looked for.',
  advice: 'The grammar checker did not answer. What you said is kept: open this summary again later.',
};

/** Mistakes by category, each on the learner’s own sentence where the server tells which one it was. */
export const Weaknesses = ({ coach, summary }: WeaknessesProps) => {
  const categories = Object.entries(summary.weaknesses ?? {}).filter(([, issues]) => issues.length > 0);
  if (categories.length === 0) {
    const { title, advice } = summary.unchecked_turns ? notChecked : noMistakes;
    return (
      <Card kind="summary" as="section" className={styles.noMistakes}>
        <div className={styles.noMistakesWords}>
          <Heading level={2}>{title}</Heading>
          <Text tone="soft">{advice}</Text>
        </div>
        <Coach name={coach} size="fill" decorative className={styles.noMistakesFace} />
      </Card>
    );
  }
  return categories.map(([category, issues]) => (
    <Category
      key={category}
      name={category}
      issues={issues}
      corrections={summary.corrections.filter((correction) => correction.category === category)}
    />
  ));
};

interface CategoryProps {
  readonly name: string;
  readonly issues: readonly string[];
  readonly corrections: readonly CorrectionData[];
}

const Category = ({ name, issues, corrections }: CategoryProps) => (
  <Card kind="summary" as="section" className={styles.category}>
    <div className={styles.categoryHead}>
      <Heading level={2} size="3">
        {name}
      </Heading>
      <Badge tone="quiet">{issues.length === 1 ? '1 issue' : `${issues.length} issues`}</Badge>
    </div>
    {corrections.length > 0
      ? corrections.map(({ said, better, explanation }) => (
          <div key={said + better} className={styles.correction}>
            <Correction said={said} better={better} />
            {explanation ? (
              <Text size="small" tone="soft">
                {explanation}
              </Text>
            ) : null}
          </div>
        ))
      : issues.map((issue) => (
          <Text key={issue} className={styles.correction}>
            {issue}
          </Text>
        ))}
  </Card>
);
