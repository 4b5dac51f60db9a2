import { easyPace, type InterviewMeasures } from '@sayso/api/contract/interview';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import type { ReactNode } from 'react';
import { spokenTime } from '../../../platform/calendar/days.ts';
import * as styles from '../ReviewPage.css.ts';
import { countFillers, isHeard, paceWords, placeOnScale } from '../review-view.ts';

export interface FiguresProps {
  readonly measures: InterviewMeasures;
  /** The figures of the interview that this one repeats. */
  readonly earlier: InterviewMeasures | null;
}

/** How it sounded: pace and filler words, beside those of before when there was one; nothing where all was typed. */
export const Figures = ({ measures, earlier }: FiguresProps) => {
  const fillers = countFillers(measures);
  if (!isHeard(measures)) return null;
  return (
    <Card kind="stat" as="section" className={styles.figures}>
      <Heading level={2} size="3">
        How you sounded
      </Heading>
      {measures.pace === null ? null : (
        <Figure now={measures.pace} before={earlier?.pace} name="words a minute">
          <Pace pace={measures.pace} />
          <Text size="small" tone="soft">
            {paceWords(measures.pace)} You spoke for {spokenTime(measures.spoken_seconds)}.
          </Text>
        </Figure>
      )}
      <Figure
        now={fillers}
        before={earlier ? countFillers(earlier) : null}
        name={fillers === 1 ? 'filler word' : 'filler words'}
      >
        {measures.fillers.length > 0 ? (
          <ul className={styles.pills}>
            {measures.fillers.map(({ word, count }) => (
              <li key={word}>
                <Badge tone="quiet">
                  “{word}” × {count}
                </Badge>
              </li>
            ))}
          </ul>
        ) : null}
        <Text size="small" tone="soft">
          {fillers === 0 ? 'None that we heard.' : 'A short pause is better than a word like “um”.'}
        </Text>
      </Figure>
    </Card>
  );
};

interface FigureProps {
  readonly now: number;
  readonly before: number | null | undefined;
  readonly name: string;
  readonly children: ReactNode;
}

const Figure = ({ now, before, name, children }: FigureProps) => (
  <div className={styles.figure}>
    <div className={styles.number}>
      <Heading level={3} size="2">
        {Math.round(now)} {name}
      </Heading>
      {before === null || before === undefined ? null : (
        <Text as="span" figures="tabular" className={styles.before}>
          {Math.round(before)} before
        </Text>
      )}
    </div>
    {children}
  </div>
);

const percent = (part: number): string => `${part * 100}%`;

/** Where the pace stands, and where it is easy to follow. The words beside it say the same. */
const Pace = ({ pace }: { readonly pace: number }) => {
  const from = placeOnScale(easyPace.from);
  return (
    <div aria-hidden="true" className={styles.scale}>
      <div
        className={styles.easy}
        style={{ insetInlineStart: percent(from), inlineSize: percent(placeOnScale(easyPace.to) - from) }}
      />
      <div className={styles.mark} style={{ insetInlineStart: percent(placeOnScale(pace)) }} />
    </div>
  );
};
