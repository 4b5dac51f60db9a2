import type { InterviewReview } from '@sayso/api/contract/interview';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { counted } from '../../../platform/calendar/days.ts';
import * as styles from '../ReviewPage.css.ts';
import { createOverview, type PartOverview, partTexts } from '../review-view.ts';
import { marks } from './StoryMark.css.ts';
import { StoryMark } from './StoryMark.tsx';

/** How the examples were told: the four parts of a story, there or missing in each, and what to do about it. */
export const Stories = ({ review }: { readonly review: InterviewReview }) => {
  const overview = createOverview(review);
  if (overview.every(({ stories, advice }) => stories.length === 0 && advice.length === 0)) return null;
  return (
    <Card kind="summary" as="section" className={styles.card}>
      <Heading level={2} size="3">
        How you told your examples
      </Heading>
      <Text tone="soft">
        A good example has four parts. A full shape means: you said it. An empty shape means: it is missing.
      </Text>
      <ul className={styles.parts}>
        {overview.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </ul>
    </Card>
  );
};

const Part = ({ part, stories, advice }: PartOverview) => (
  <li className={styles.part}>
    <div className={styles.partHead}>
      <div>
        <Heading level={3} size="4">
          {partTexts[part].name}
        </Heading>
        <Text size="small" tone="soft">
          {partTexts[part].words}
        </Text>
      </div>
      <span className={marks}>
        {stories.map((met, index) => (
          <StoryMark key={index} part={part} met={met} />
        ))}
      </span>
    </div>
    {stories.length > 0 ? <Text size="small">{inStories(stories)}</Text> : null}
    {advice.map((words) => (
      <Text key={words} className={styles.advice}>
        {words}
      </Text>
    ))}
  </li>
);

const inStories = (stories: readonly boolean[]): string => {
  const met = stories.filter(Boolean).length;
  if (stories.length === 1) return met === 1 ? 'It is in your example.' : 'It is missing in your example.';
  return `In ${met} of ${counted(stories.length, 'example')}.`;
};
