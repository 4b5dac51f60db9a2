import { describe, expect, it } from 'vitest';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { findTogether, latestTip, readRecap, sumTogether, todaysInvitation } from './journey.ts';

describe('a learner’s journey', () => {
  it('counts what was done with the coach, and what names no coach', () => {
    const practice = [
      createPractice({ seconds: 100, phrases: 4 }),
      createPractice({ seconds: 50, phrases: 5, kind: 'pronunciation' }),
      createPractice({ seconds: 30, phrases: 2, coach: null }),
      createPractice({ seconds: 900, phrases: 70, coach: 'John' }),
    ];
    expect(sumTogether('Daisy', practice)).toEqual({ conversations: 2, spokenSeconds: 180, phrases: 11 });
    expect(sumTogether('Daisy', [])).toEqual({ conversations: 0, spokenSeconds: 0, phrases: 0 });
  });

  it('takes what the server added up, and nothing where it names the coach nowhere', () => {
    const john = { coach: 'John', conversations: 300, seconds: 90_000, phrases: 9000 };
    const together = { conversations: 300, spokenSeconds: 90_000, phrases: 9000 };
    expect(findTogether('John', [john])).toEqual(together);
    expect(findTogether('John', [{ ...john, spoken_seconds: 20_000 }])).toEqual({ ...together, spokenSeconds: 20_000 });
    expect(findTogether('Daisy', [john])).toEqual({ conversations: 0, spokenSeconds: 0, phrases: 0 });
  });

  it.each([
    [[], 6, 'Ten minutes today make it 7 days in a row.'],
    [[], 0, 'Practise ten minutes today to start a new streak.'],
    [[createPractice({ seconds: 360 })], 6, '4 min more today, and your ten minutes are full.'],
    [[createPractice({ seconds: 26 })], 6, '10 min more today, and your ten minutes are full.'],
    // Typed: today is in the streak, though nothing was spoken.
    [[createPractice({ seconds: 0 })], 1, '10 min more today, and your ten minutes are full.'],
    [[createPractice({ seconds: 590 })], 6, '1 min more today, and your ten minutes are full.'],
    [
      [createPractice({ seconds: 360 }), createPractice({ seconds: 300 })],
      6,
      '11 min today: your goal is reached. Well done!',
    ],
    [[createPractice({ date: '2026-11-19' })], 6, 'Ten minutes today make it 7 days in a row.'],
  ])('invites to what is left of today', (practice, streak, words) => {
    expect(todaysInvitation(practice, createProfile({ streak }), storyToday)).toBe(words);
  });

  it('remembers the last tip', () => {
    expect(latestTip([createPractice(), createPractice({ tip: 'Slowly.' }), createPractice({ tip: 'Older.' })])).toBe(
      'Slowly.',
    );
    expect(latestTip([createPractice()])).toBeNull();
    expect(latestTip([createPractice({ tip: '<br>' }), createPractice({ tip: '<b>Slowly</b>.' })])).toBe('Slowly.');
  });

  it('tells what a session was about without HTML tags, and nothing where there is nothing else', () => {
    expect(readRecap(createPractice({ recap: 'A <b>film</b>.' }))).toBe('A film.');
    expect(readRecap(createPractice({ recap: '<p></p>' }))).toBeNull();
    expect(readRecap(createPractice({ recap: null }))).toBeNull();
  });
});
