import { expect, it } from 'vitest';
import { practiceOf, storyToday } from '../../shell/stories/practice.ts';
import { lately } from './lately.ts';

it.each([
  [[], 'Your first session is a few words away.'],
  [[practiceOf({ seconds: 200 }), practiceOf({ seconds: 200 })], 'Last session today · 6 of 10 minutes today'],
  [[practiceOf({ seconds: 900, spokenSeconds: 110 })], 'Last session today · 1 of 10 minutes today'],
  [[practiceOf({ spokenSeconds: 600 })], 'Last session today · today’s 10 minutes reached'],
  [[practiceOf({ spokenSeconds: 725 })], 'Last session today · today’s 10 minutes reached, 12 in all'],
  [[practiceOf({ date: '2026-11-19' })], 'Last session yesterday · 0 of 10 minutes today'],
  [[practiceOf({ date: '2026-11-02' })], 'Last session on Monday 2 November · 0 of 10 minutes today'],
])('tells what was done lately', (practice, words) => {
  expect(lately(practice, storyToday)).toBe(words);
});
