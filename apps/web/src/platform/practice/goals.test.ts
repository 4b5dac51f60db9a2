import { expect, it } from 'vitest';
import { createProfile } from '../learner/stories/profiles.ts';
import { spokenOn, toNextLevel, towardsGoal } from './goals.ts';
import { createPractice, storyToday } from './stories/practice.ts';

it('a day counts what was spoken on it, and neither silence nor waiting', () => {
  const practice = [
    createPractice({ seconds: 600, spokenSeconds: 110 }),
    createPractice({ seconds: 30, spokenSeconds: 10 }),
    createPractice({ date: '2026-11-19' }),
  ];
  expect(spokenOn(storyToday, practice)).toBe(120);
  expect(spokenOn('2026-11-01', practice)).toBe(0);
});

it.each([
  [6, '6 / 10 min'],
  [10, '10 min reached'],
  [12, '10 min reached, +2 min'],
])('%d minutes of ten read as %s', (minutes, words) => {
  expect(towardsGoal(minutes, 10, ' min')).toBe(words);
});

it('a goal without a unit is told the same way', () => {
  expect([4, 30, 1045].map((xp) => towardsGoal(xp, 30))).toEqual(['4 / 30', '30 reached', '30 reached, +1,015']);
});

it('the next level begins a hundred XP after this one, and never lies behind', () => {
  expect(toNextLevel(createProfile({ level: 4, total_xp: 412 }))).toEqual({ level: 5, at: 500, left: 88 });
  expect(toNextLevel(createProfile({ level: 1, total_xp: 999 }))).toMatchObject({ left: 0 });
});
