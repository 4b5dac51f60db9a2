import { expect, it } from 'vitest';
import { createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { describeLastSession } from './last-session.ts';

it.each([
  [[], 'Start your first session now.'],
  [[createPractice({ seconds: 200 }), createPractice({ seconds: 200 })], 'Last session today · 6 of 10 minutes today'],
  [[createPractice({ seconds: 900, spokenSeconds: 110 })], 'Last session today · 1 of 10 minutes today'],
  [[createPractice({ spokenSeconds: 600 })], 'Last session today · today’s 10 minutes reached'],
  [[createPractice({ spokenSeconds: 725 })], 'Last session today · today’s 10 minutes reached, 12 in all'],
  [[createPractice({ date: '2026-11-19' })], 'Last session yesterday · 0 of 10 minutes today'],
  [[createPractice({ date: '2026-11-02' })], 'Last session on Monday 2 November · 0 of 10 minutes today'],
])('tells what was done lately', (practice, words) => {
  expect(describeLastSession(practice, storyToday)).toBe(words);
});
