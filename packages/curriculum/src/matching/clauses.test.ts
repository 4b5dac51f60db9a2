import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';

const split = (said: string) => splitClauses(said).map(({ text, isQuestion }) => `${isQuestion ? '? ' : ''}${text}`);

describe('the clauses of an utterance', () => {
  it.each([
    ['At the cinema at eight. And bring money.', ['At the cinema at eight.', 'And bring money.']],
    [
      'I would love to, but I am a vegetarian. Is it expensive?',
      ['I would love to', 'I am a vegetarian.', '? Is it expensive?'],
    ],
    ['two nights and do you have wifi', ['two nights', '? do you have wifi']],
    ['tea and cake please', ['tea and cake please']],
    ['and how much is it', ['? and how much is it']],
    ['The sea.', ['The sea.']],
    ['', []],
  ])('are found in “%s”', (said, clauses) => {
    expect(split(said)).toEqual(clauses);
  });
});
