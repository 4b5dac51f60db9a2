import { describe, expect, it } from 'vitest';
import { correctedSentences } from './corrected-sentences.ts';

const found = (category: string, said: string, explanation = '') => ({
  category,
  said,
  better: 'I went.',
  explanation,
});

describe('the sentences that were corrected', () => {
  it('are each told once, with every category and every explanation', () => {
    expect(
      correctedSentences([
        found('Tense', 'Yesterday I go', 'It is over.'),
        found('Tense', 'yesterday  I go.', 'It is over.'),
        found('Tense', 'Yesterday I go', 'Say went.'),
        found('Word choice', 'Yesterday I go'),
      ]),
    ).toEqual([
      {
        said: 'Yesterday I go',
        better: 'I went.',
        mistakes: [
          { category: 'Tense', explanations: ['It is over.', 'Say went.'] },
          { category: 'Word choice', explanations: [] },
        ],
      },
    ]);
  });

  it('are two where what would be better differs', () => {
    const sentences = correctedSentences([found('Tense', 'I go'), { ...found('Tense', 'I go'), better: 'I left.' }]);
    expect(sentences.map(({ better }) => better)).toEqual(['I went.', 'I left.']);
  });
});
