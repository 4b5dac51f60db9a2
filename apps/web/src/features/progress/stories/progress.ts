import type { Practice, RecurringError } from '@sayso/api/contract/progress';
import { datesUpTo } from '../../../platform/calendar/days.ts';
import { createPractice, storyToday } from '../../../platform/practice/stories/practice.ts';

/** The mistakes that Amina makes again and again. */
export const aminasErrors: readonly RecurringError[] = [
  {
    category: 'Tense',
    count: 9,
    examples: [
      { said: 'Yesterday I go to the river.', better: 'Yesterday I went to the river.', date: '2026-11-20' },
      { said: 'I have seen him last week.', better: 'I saw him last week.', date: '2026-11-19' },
    ],
  },
  {
    category: 'Articles',
    count: 4,
    examples: [{ said: 'It was good film.', better: 'It was a good film.', date: '2026-11-19' }],
  },
];

/** Ten long sessions a day for a month, newest first. */
export const aTeachersMonth: readonly Practice[] = datesUpTo(storyToday, 30)
  .toReversed()
  .flatMap((date) =>
    Array.from({ length: 10 }, (_, index) =>
      createPractice({
        date,
        seconds: 5400 + index * 60,
        xp: 540 + index,
        phrases: 320 + index,
        coach: index % 2 ? 'John' : 'Daisy',
      }),
    ),
  );
