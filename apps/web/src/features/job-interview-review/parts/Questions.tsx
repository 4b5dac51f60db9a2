import type { AnsweredQuestion, InterviewReview } from '@sayso/api/contract/interview';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Disclosure } from '@sayso/ui/disclosure';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from '../ReviewPage.css.ts';
import { type ComparedQuestion, comparedQuestions, kindName } from '../review-view.ts';
import { StoryMarks } from './StoryMark.tsx';

/** Every question with its answer and the ideal one; for a retry before and after, side by side. */
export const Questions = ({ review }: { readonly review: InterviewReview }) => {
  const isRetry = review.earlier !== null;
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <Heading level={2} size="2" id="questions">
        {isRetry ? 'Before and now' : 'Question by question'}
      </Heading>
      <ol className={styles.questions}>
        {comparedQuestions(review).map((question, index) => (
          <Card key={index} kind="summary" as="li" className={styles.card}>
            <Text size="small" tone="soft">
              {kindName(question.now.kind)}
            </Text>
            <Heading level={3} size="4">
              {question.now.question}
            </Heading>
            {isRetry ? <BeforeAndNow {...question} /> : <AnswerAndIdeal question={question.now} />}
          </Card>
        ))}
      </ol>
    </section>
  );
};

const AnswerAndIdeal = ({ question }: { readonly question: AnsweredQuestion }) => (
  <div className={styles.pair}>
    <Answer name="You said" question={question} className={styles.said} />
    <Ideal question={question} />
  </div>
);

const BeforeAndNow = ({ now, before }: ComparedQuestion) => (
  <>
    <div className={styles.pair}>
      {before ? <Answer name="Before" question={before} className={styles.saidBefore} /> : <NotAskedBefore />}
      <Answer name="Now" question={now} className={styles.said} />
    </div>
    <Ideal question={now} />
  </>
);

const NotAskedBefore = () => (
  <div className={styles.turn}>
    <div className={styles.turnHead}>
      <Text size="small" weight="strong">
        Before
      </Text>
    </div>
    <Text tone="soft">This question is new.</Text>
  </div>
);

interface AnswerProps {
  readonly name: string;
  readonly question: AnsweredQuestion;
  readonly className: string;
}

const Answer = ({ name, question: { answer, draft, star }, className }: AnswerProps) => (
  <div className={styles.turn}>
    <div className={styles.turnHead}>
      <Text size="small" weight="strong">
        {name}
      </Text>
      {answer !== null && star ? <StoryMarks star={star} /> : null}
    </div>
    {answer === null ? <Text tone="soft">Not answered.</Text> : <Disclosure text={answer} className={className} />}
    {answer !== null && draft ? (
      <Text size="small" tone="soft">
        We did not hear this clearly, so it may not be your exact words.
      </Text>
    ) : null}
  </div>
);

const Ideal = ({ question: { ideal } }: { readonly question: AnsweredQuestion }) =>
  ideal === null ? null : (
    <div className={styles.turn}>
      <div className={styles.turnHead}>
        <Coach name="Daisy" size="xs" decorative />
        <Text size="small" weight="strong">
          An ideal answer
        </Text>
      </div>
      <Disclosure text={ideal} className={styles.ideal} />
    </div>
  );
