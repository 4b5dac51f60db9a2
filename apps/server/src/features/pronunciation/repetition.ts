import { dayMs } from '../../kernel/calendar/durations.ts';
import { goodScore } from './scores.ts';

/** Hard things wait for this many other sentences, so that saying them again is remembering and not echoing. */
const otherSentences = 3;
/** How long a thing rests in each box, ms. Said well in the last one, it is learnt. */
const rests = [0, dayMs, 3 * dayMs, 7 * dayMs, 16 * dayMs, 35 * dayMs];

/** The state of a hard word or sound in its repetition: a Leitner box, and the time of its return. */
export interface Repetition {
  readonly box: number;
  /** The earliest time of its return, ms since 1970. */
  readonly due_at: number;
  /** The number of the learner's sentence before which it does not return either. */
  readonly due_number: number;
}

/** When something happens: `number` is that of the learner's sentence. */
export interface Moment {
  readonly now: number;
  readonly number: number;
}

/** Whether it may come back in the sentence of this number. */
export const isDue = ({ due_at, due_number }: Repetition, { now, number }: Moment): boolean =>
  due_at <= now && due_number <= number;

/**
 * Where it goes after it was said: into the first box when it was hard, one box on when it came back and was good, and out when it is
 * learnt. Saying it well before it is due proves nothing yet.
 * @returns null for what need not come back.
 */
export const afterSaying = (known: Repetition | null, score: number, moment: Moment): Repetition | null => {
  const inBox = (box: number): Repetition | null => {
    const rest = rests[box];
    if (rest === undefined) return null;
    return { box, due_at: moment.now + rest, due_number: moment.number + otherSentences + 1 };
  };
  if (score < goodScore) return inBox(0);
  if (known === null) return null;
  return isDue(known, moment) ? inBox(known.box + 1) : known;
};
