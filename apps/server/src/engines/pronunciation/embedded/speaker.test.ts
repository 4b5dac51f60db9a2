import { describe, expect, it } from 'vitest';
import { learnVoice, readSpeaker } from './speaker.ts';

describe('what is known of a voice', () => {
  it('moves towards what its sounds cost, and ever less', () => {
    const first = learnVoice(readSpeaker(null), Array(30).fill(4));
    const second = learnVoice(first, Array(30).fill(4));
    expect(first.level).toBeGreaterThan(2);
    expect(second.level).toBeGreaterThan(first.level);
    expect(second.level - first.level).toBeLessThan(first.level);
  });

  it('is not moved by a few wrong sounds among many', () => {
    const clean = learnVoice(readSpeaker(null), Array(31).fill(1));
    const withWrong = learnVoice(readSpeaker(null), [...Array(31).fill(1), 20, 20, 20, 20]);
    expect(withWrong.level).toBeCloseTo(clean.level, 1);
  });

  it('is not learnt from a reading of which half was something else', () => {
    const before = learnVoice(readSpeaker(null), Array(30).fill(1));
    expect(learnVoice(before, [...Array(15).fill(0), ...Array(15).fill(9)])).toEqual(before);
  });

  it('comes back from its JSON', () => {
    const known = learnVoice(readSpeaker(null), [1, 2, 3]);
    expect(readSpeaker(JSON.stringify(known))).toEqual(known);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"level":"high"}',
    '{"sounds":1,"level":0,"spread":0}',
    '{"sounds":1e999,"level":0,"spread":1}',
  ])('is nothing where the JSON is none of ours: %s', (json) => {
    expect(readSpeaker(json)).toEqual(readSpeaker(null));
  });
});
