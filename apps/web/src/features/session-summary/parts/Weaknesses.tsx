import type { ConversationSummary } from '@sayso/api/contract/conversation';
import type { CoachName } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Correction } from '@sayso/ui/correction';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { type Category, type Issue, listCategories } from '../mistakes.ts';
import * as styles from '../SessionSummaryPage.css.ts';

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
  title: 'We could not check your mistakes.',
  advice: 'Your conversation is saved. Open this summary again later.',
};

/** Mistakes by category, each on the learner’s own sentence where the server tells which one it was. */
export const Weaknesses = ({ coach, summary }: WeaknessesProps) => {
  const categories = listCategories(summary);
  const { title, advice } = summary.unchecked_turns ? notChecked : noMistakes;
  return (
    <>
      {categories.every(({ issues }) => issues.length === 0) ? (
        <Card kind="summary" as="section" className={styles.noMistakes}>
          <div className={styles.noMistakesWords}>
            <Heading level={2}>{title}</Heading>
            <Text tone="soft">{advice}</Text>
          </div>
          <Coach name={coach} size="fill" decorative className={styles.noMistakesFace} />
        </Card>
      ) : null}
      {categories.map((category) => (
        <CategoryCard key={category.name} {...category} />
      ))}
    </>
  );
};

const CategoryCard = ({ name, issues }: Category) => (
  <Card kind="summary" as="section" className={styles.category}>
    <div className={styles.categoryHead}>
      <Heading level={2} size="3">
        {name}
      </Heading>
      <Badge tone="quiet">{issues.length === 1 ? '1 issue' : `${issues.length} issues`}</Badge>
    </div>
    {issues.map((issue) => (
      <div key={createKey(issue)} className={styles.correction}>
        <IssueWords issue={issue} />
      </div>
    ))}
  </Card>
);

const createKey = (issue: Issue): string => (issue.kind === 'words' ? issue.text : JSON.stringify(issue));

const IssueWords = ({ issue }: { readonly issue: Issue }) => {
  if (issue.kind === 'words') return <Text>{issue.text}</Text>;
  return (
    <>
      {issue.kind === 'sentence' ? (
        <Correction said={issue.said} better={issue.better} />
      ) : (
        <Text>
          “{issue.said}” The better sentence is under {issue.under}.
        </Text>
      )}
      {issue.explanations.map((explanation) => (
        <Text key={explanation} size="small" tone="soft">
          {explanation}
        </Text>
      ))}
    </>
  );
};
