import { describe, expect, it } from 'vitest';
import { listCategories } from './mistakes.ts';

const found = (category: string, said: string, explanation = '') => ({
  category,
  said,
  better: `${said}, better`,
  explanation,
});

describe('the mistakes of a conversation', () => {
  it('are as many as are shown: the same sentence is one issue of a category', () => {
    const corrections = [
      found('Word choice', 'one', 'First.'),
      found('Word choice', 'one', 'Second.'),
      found('Word choice', 'two'),
    ];
    const weaknesses = { 'Word choice': ['“one” → “one, better”', '“two” → “two, better”'] };
    expect(listCategories({ weaknesses, corrections })).toEqual([
      {
        name: 'Word choice',
        issues: [
          { kind: 'sentence', said: 'one', better: 'one, better', explanations: ['First.', 'Second.'] },
          { kind: 'sentence', said: 'two', better: 'two, better', explanations: [] },
        ],
      },
    ]);
  });

  it('show a sentence once, and name it in each of its other categories', () => {
    const corrections = [found('Tense', 'one', 'Past.'), found('Articles', 'one', 'A.')];
    const issues = listCategories({ weaknesses: { Tense: ['x'], Articles: ['x'] }, corrections }).map(
      (one) => one.issues,
    );
    expect(issues).toEqual([
      [{ kind: 'sentence', said: 'one', better: 'one, better', explanations: ['Past.'] }],
      [{ kind: 'shared', said: 'one', under: 'Tense', explanations: ['A.'] }],
    ]);
  });

  it('are listed category by category, also one without any', () => {
    const words = (text: string) => ({ kind: 'words', text });
    expect(listCategories({ weaknesses: { Tense: [], Articles: ['a', 'a', 'b'] }, corrections: [] })).toEqual([
      { name: 'Tense', issues: [] },
      { name: 'Articles', issues: [words('a'), words('b')] },
    ]);
  });
});
