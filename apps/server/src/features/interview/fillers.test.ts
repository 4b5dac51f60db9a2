import { describe, expect, it } from 'vitest';
import { fillersIn } from './fillers.ts';

describe('filler words', () => {
  it.each([
    ['Um, I worked, uh, in a shop. Er, two years. Ummm.', { um: 2, uh: 1, er: 1 }],
    ['It was, like, very hard.', { like: 1 }],
    ['I was um like tired and like you know sad', { um: 1, like: 2, 'you know': 1 }],
    [
      'You know, I mean, it is basically done. Actually yes.',
      { 'you know': 1, 'I mean': 1, basically: 1, actually: 1 },
    ],
    ['I was kind of nervous and sort of happy.', { 'kind of': 1, 'sort of': 1 }],
  ])('are counted in “%s”', (text, counts) => {
    expect(Object.fromEntries(fillersIn([text]).map(({ word, count }) => [word, count]))).toEqual(counts);
  });

  it.each([
    'I like my work, and people like me work hard.',
    'It looks like rain. I would like to learn.',
    'What kind of work is it? It is a kind of school, a different sort of place.',
    'Do you know the answer? As you know, I moved. If you know what I mean to say.',
    'That is what I mean. I mean to stay.',
    'My hero, her number, the summer and a drum.',
  ])('are none in “%s”', (text) => {
    expect(fillersIn([text])).toEqual([]);
  });

  it('come with the most frequent first, over all answers', () => {
    expect(fillersIn(['Basically, um, yes.', 'Um, no. Um.'])).toEqual([
      { word: 'um', count: 3 },
      { word: 'basically', count: 1 },
    ]);
  });
});
