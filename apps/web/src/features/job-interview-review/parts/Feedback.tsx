import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Disclosure } from '@sayso/ui/disclosure';
import { Heading } from '@sayso/ui/primitives/heading';
import type { Listening } from '../feedback-reader.ts';
import * as styles from '../ReviewPage.css.ts';

export interface FeedbackProps {
  readonly text: string;
  readonly listening: Listening;
  readonly onListen: () => void;
  readonly onStop: () => void;
  /** `alone`: nothing stands beside it on a desktop, and the interviewer takes the room. */
  readonly place: 'beside' | 'alone';
}

/** The interviewer's feedback, to be read and to be heard. */
export const Feedback = ({ text, listening, onListen, onStop, place }: FeedbackProps) => (
  <Card kind="tip" coach="John" as="section" className={`${styles.card} ${place === 'alone' ? styles.alone : ''}`}>
    <div className={styles.tipHead}>
      <Coach
        name="John"
        size="fill"
        state={listening === 'playing' ? 'speaking' : listening === 'loading' ? 'thinking' : 'idle'}
        decorative
        className={styles.face}
      />
      <Heading level={2} size="3">
        John’s feedback
      </Heading>
    </div>
    <Disclosure text={text} size="large" />
    {listening === 'playing' ? (
      <Button tone="quiet" icon="pause" className={styles.listen} onClick={onStop}>
        Stop
      </Button>
    ) : (
      <Button
        tone="quiet"
        icon="speaker"
        className={styles.listen}
        busy={listening === 'loading'}
        busyLabel="Getting ready..."
        onClick={onListen}
      >
        Listen to Feedback
      </Button>
    )}
  </Card>
);
