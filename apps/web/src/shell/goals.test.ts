import { expect, it } from 'vitest';
import { secondsOn, toNextLevel } from './goals.ts';
import { practiceOf, storyToday } from './stories/practice.ts';
import { profileOf } from './stories/profiles.ts';

it('a day counts what was practised on it, and nothing else', () => {
  const practice = [practiceOf({ seconds: 200 }), practiceOf({ seconds: 30 }), practiceOf({ date: '2026-11-19' })];
  expect(secondsOn(storyToday, practice)).toBe(230);
  expect(secondsOn('2026-11-01', practice)).toBe(0);
});

it('the next level begins a hundred XP after this one, and never lies behind', () => {
  expect(toNextLevel(profileOf({ level: 4, total_xp: 412 }))).toEqual({ level: 5, at: 500, left: 88 });
  expect(toNextLevel(profileOf({ level: 1, total_xp: 999 }))).toMatchObject({ left: 0 });
});
