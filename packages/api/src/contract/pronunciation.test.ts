import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { evaluatePronunciation, getGlobalTip, getPronunciationSummary } from './pronunciation.ts';

const nulled = <K extends string>(...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;

describe('an answer in which a server has nothing to say', () => {
  it('gets the defaults of a drill’s summary, whether a field is missing or null', () => {
    const empty = nulled(
      'average_score',
      'feedback_tip',
      'xp_gained',
      'top_words',
      'weak_words',
      'phrase_count',
      'main_difficulty',
      'conversation_history',
    );
    const defaults = {
      average_score: 0,
      feedback_tip: '',
      xp_gained: 0,
      top_words: [],
      weak_words: [],
      phrase_count: 1,
      main_difficulty: 'Unknown',
      conversation_history: [],
    };
    expect(parse(getPronunciationSummary.answer, {})).toEqual(defaults);
    expect(parse(getPronunciationSummary.answer, empty)).toEqual(defaults);
  });

  it('gets the default of a tip', () => {
    const defaults = { tip: 'Try to speak more clearly and slowly.', audio_base64: '' };
    expect(parse(getGlobalTip.answer, {})).toEqual(defaults);
    expect(parse(getGlobalTip.answer, nulled('tip', 'audio_base64'))).toEqual(defaults);
  });

  it('is an evaluation of words without all that is said beside them', () => {
    const beside = nulled('pronunciationScore', 'recognizedText', 'accuracy', 'fluency', 'completeness', 'pronScore');
    const words = [{ word: 'Hello', score: 0.9 }];
    expect(parse(evaluatePronunciation.answer, { words, ...beside })).toMatchObject({ words, recognizedText: '' });
  });
});
