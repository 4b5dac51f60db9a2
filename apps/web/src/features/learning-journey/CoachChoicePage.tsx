import { type CoachName, coaches } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as styles from './CoachChoicePage.css.ts';
import { characters } from './characters.ts';

export interface CoachChoicePageProps {
  /** Full name, or 'Learner'. */
  readonly name: string;
  readonly chosen: CoachName | null;
  readonly busy: boolean;
  readonly onChoose: (coach: CoachName) => void;
}

/** Two cards, John and Daisy. */
export const CoachChoicePage = ({ name, chosen, busy, onChoose }: CoachChoicePageProps) => (
  <main className={styles.page}>
    <Heading level={1}>Who will you talk with, {name}?</Heading>
    <div className={styles.cards}>
      {coaches.map((coach) => (
        <Card key={coach} kind="coach" coach={coach} as="section" className={styles.card}>
          <div className={styles.words}>
            <Heading level={2} size="1">
              <button
                type="button"
                className={styles.choose}
                aria-pressed={chosen === coach}
                disabled={busy}
                onClick={() => onChoose(coach)}
              >
                {coach}
              </button>
            </Heading>
            <div className={styles.lines}>
              {characters[coach].map((line) => (
                <Text key={line}>{line}</Text>
              ))}
            </div>
            {chosen === coach ? <Badge className={styles.chosen}>Your coach</Badge> : null}
          </div>
          <Coach
            name={coach}
            size="fill"
            state={chosen === coach ? 'listening' : 'idle'}
            decorative
            className={styles.face}
          />
        </Card>
      ))}
    </div>
  </main>
);
