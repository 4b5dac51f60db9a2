import type { Correction } from '@sayso/api/contract/conversation';
import { correctedSentences } from '@sayso/api/contract/corrected-sentences';
import { describe, expect, it } from 'vitest';
import { adviseOn, countCorrected } from './describe-mistakes.ts';

const correction = (category: string, said: string, better: string): Correction => ({
  category,
  said,
  better,
  explanation: `About ${category}.`,
});
const count = (...found: readonly Correction[]) => countCorrected(correctedSentences(found));

describe('the number of corrected sentences', () => {
  it('comes with what they were about most often', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Articles', 'c', 'd'), correction('Tense', 'e', 'f')];
    expect(count(...found)).toBe('I found 3 sentences to put right, most often for tense.');
  });

  it('counts a sentence once, whatever number of mistakes it has', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Articles', 'a', 'b'), correction('Tense', 'a', 'b')];
    expect(count(...found)).toContain('1 sentence to put right, for tense');
  });

  it('names both kinds where neither came more often, and none of many', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Agreement', 'c', 'd'), correction('Articles', 'e', 'f')];
    expect(count(...found.slice(0, 2))).toContain('2 sentences to put right, for tense and agreement.');
    expect(count(...found)).toContain('3 sentences to put right.');
  });
});

describe('the advice on mistakes', () => {
  it('is about the most frequent one, with the learner’s own sentence, why, and what to do', () => {
    const advice = adviseOn([
      correction('Articles', 'I have dog', 'I have a dog'),
      correction('Tense', 'I go yesterday', 'I went yesterday'),
      correction('Tense', 'I see him last week', 'I saw him last week'),
    ]);
    expect(advice).toContain('Your tip is about tense, which came up 2 times.');
    expect(advice).toContain('“I go yesterday”. Better: “I went yesterday”. About Tense.');
    expect(advice).toContain('Next time, when you say a time');
  });

  it('quotes another sentence than the one that heads the list', () => {
    const [first, second] = [
      correction('Tense', 'I go yesterday', 'I went yesterday'),
      correction('Tense', 'I see him last week', 'I saw him last week'),
    ] as const;
    expect(adviseOn([first, second])).toContain('“I see him last week”');
    expect(adviseOn([first, second])).not.toContain('I go yesterday');
    expect(adviseOn([correction('Style', 'a', 'b')])).toContain('You said: “a”. Better: “b”.');
  });

  it('is none where no mistake was found', () => {
    expect(adviseOn([])).toBeNull();
  });
});
