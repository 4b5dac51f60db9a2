import { describe, expect, it } from 'vitest';
import { topicsNamedIn } from './named-topics.ts';

describe('the topics that a page names', () => {
  it.each([
    ['Sports, please', ['Sports']],
    [{ topics: ['Tech', 'News'] }, ['Tech', 'News']],
    [{ about: { topic: 'fashion' } }, ['Fashion']],
    [['Movies'], ['Movies']],
    [undefined, []],
    [null, []],
    ['newspapers', []],
  ])('are found whatever form the context has: %j', (context, named) => {
    expect(topicsNamedIn(context)).toEqual(named);
  });

  it('are not looked for in the sentences of the drill, nor among its hard words', () => {
    const previous = ['My brother has a big business.', 'The news is on at noon.'];
    expect(topicsNamedIn({ previous, weak_words: ['news', 'fashion'] })).toEqual([]);
    expect(topicsNamedIn({ previous, topic: 'Science' })).toEqual(['Science']);
  });
});
