import { describe, expect, it } from 'vitest';
import { practiceOf, storyToday } from '../../shell/stories/practice.ts';
import { profileOf } from '../../shell/stories/profiles.ts';
import { latestTip, recapOf, todaysInvitation, togetherOf, togetherWith } from './journey.ts';

describe('a learner’s journey', () => {
  it('counts what was done with the coach, and what names no coach', () => {
    const practice = [
      practiceOf({ seconds: 100, phrases: 4 }),
      practiceOf({ seconds: 50, phrases: 5, kind: 'pronunciation' }),
      practiceOf({ seconds: 30, phrases: 2, coach: null }),
      practiceOf({ seconds: 900, phrases: 70, coach: 'John' }),
    ];
    expect(togetherWith('Daisy', practice)).toEqual({ conversations: 2, spokenSeconds: 180, phrases: 11 });
    expect(togetherWith('Daisy', [])).toEqual({ conversations: 0, spokenSeconds: 0, phrases: 0 });
  });

  it('takes what the server added up, and nothing where it names the coach nowhere', () => {
    const john = { coach: 'John', conversations: 300, seconds: 90_000, phrases: 9000 };
    const together = { conversations: 300, spokenSeconds: 90_000, phrases: 9000 };
    expect(togetherOf('John', [john])).toEqual(together);
    expect(togetherOf('John', [{ ...john, spoken_seconds: 20_000 }])).toEqual({ ...together, spokenSeconds: 20_000 });
    expect(togetherOf('Daisy', [john])).toEqual({ conversations: 0, spokenSeconds: 0, phrases: 0 });
  });

  it.each([
    [[], 6, 'Ten minutes today make it 7 days in a row.'],
    [[], 0, 'Ten minutes today begin a new streak.'],
    [[practiceOf({ seconds: 360 })], 6, '4 min more today, and your ten minutes are full.'],
    [[practiceOf({ seconds: 26 })], 6, '10 min more today, and your ten minutes are full.'],
    // Typed: today is in the streak, though nothing was spoken.
    [[practiceOf({ seconds: 0 })], 1, '10 min more today, and your ten minutes are full.'],
    [[practiceOf({ seconds: 590 })], 6, '1 min more today, and your ten minutes are full.'],
    [[practiceOf({ seconds: 360 }), practiceOf({ seconds: 300 })], 6, '11 min today: your goal is reached. Well done!'],
    [[practiceOf({ date: '2026-11-19' })], 6, 'Ten minutes today make it 7 days in a row.'],
  ])('invites to what is left of today', (practice, streak, words) => {
    expect(todaysInvitation(practice, profileOf({ streak }), storyToday)).toBe(words);
  });

  it('remembers the last tip', () => {
    expect(latestTip([practiceOf(), practiceOf({ tip: 'Slowly.' }), practiceOf({ tip: 'Older.' })])).toBe('Slowly.');
    expect(latestTip([practiceOf()])).toBeNull();
    expect(latestTip([practiceOf({ tip: '<br>' }), practiceOf({ tip: '<b>Slowly</b>.' })])).toBe('Slowly.');
  });

  it('tells what a session was about without HTML tags, and nothing where there is nothing else', () => {
    expect(recapOf(practiceOf({ recap: 'A <b>film</b>.' }))).toBe('A film.');
    expect(recapOf(practiceOf({ recap: '<p></p>' }))).toBeNull();
    expect(recapOf(practiceOf({ recap: null }))).toBeNull();
  });
});
