import { expect, it } from 'vitest';
import { listWeaknesses } from './weaknesses.ts';

it('lists a sentence once in each of its categories, however many mistakes it has', () => {
  const found = (category: string, said: string, explanation: string) => ({
    category,
    said,
    better: 'B.',
    explanation,
  });
  const corrections = [
    found('Word choice', 'one', 'first'),
    found('Word choice', 'one', 'second'),
    found('Tense', 'one', 'third'),
    found('Word choice', 'two', 'fourth'),
  ];
  expect(listWeaknesses(corrections)).toEqual({
    'Word choice': ['“one” → “B.”', '“two” → “B.”'],
    Tense: ['“one” → “B.”'],
  });
});
