import type { Correction } from '@sayso/api/contract/conversation';
import { easyPace } from '@sayso/api/contract/interview';
import { describe, expect, it } from 'vitest';
import { findMistakes } from '../../../grammar/mistakes.ts';
import { allRules } from '../../../grammar/rules/all.ts';
import type { Interview } from '../../../ports.ts';
import { type Transcript, transcripts } from '../../interviews/transcripts.ts';
import { sayBetter } from './better.ts';
import { reviewOf } from './review.ts';

const review = (
  { level, job, exchanges, pace }: Pick<Transcript, 'level' | 'job' | 'exchanges' | 'pace'>,
  corrections: readonly Correction[] = [],
) => {
  const interview: Interview = {
    job,
    exchanges,
    learner: { firstName: 'Ana', level, goal: null, topics: [] },
    seed: 's',
  };
  const text = exchanges.map(({ answer }) => answer ?? '').join(' ');
  const ums = text.match(/\bum\b/gi)?.length ?? 0;
  const fillers = ums > 0 ? [{ word: 'um', count: ums }] : [];
  return reviewOf(interview, { words: text.split(/\s+/).filter(Boolean).length, pace, fillers }, corrections);
};
const letters = { situation: 's', task: 't', action: 'a', result: 'r' } as const;

describe('the review of an interview', () => {
  it.each(transcripts.map((one) => [one.name, one] as const))('finds what a listener finds: %s', (_, transcript) => {
    const { summary, strengths, gaps, better, stars } = review(transcript);
    expect(stars).toHaveLength(transcript.exchanges.length);
    const stories = stars
      .filter((star) => star !== null)
      .map((star) =>
        (['situation', 'task', 'action', 'result'] as const).map((part) => (star[part] ? letters[part] : '-')).join(''),
      );
    expect(stories).toEqual(transcript.stories);
    if (transcript.praised === null) expect(strengths).toEqual([]);
    else expect(strengths.join('\n')).toMatch(transcript.praised);
    expect(gaps.length > 0 ? transcript.worksOn : [...transcript.worksOn, undefined]).toContain(gaps[0]?.part);
    expect(summary).toMatch(transcript.summary);
    const sentences = summary.split(/(?<=[.!?])\s+(?=[A-Z])/).length;
    expect(sentences).toBeGreaterThanOrEqual(3);
    expect(sentences).toBeLessThanOrEqual(7);
    expect(better.length).toBeLessThanOrEqual(3);
    const spoken = transcript.exchanges.map(({ answer }) => answer ?? '').join('\n');
    for (const one of better) expect(spoken).toContain(one.said);
    for (const [, quote = ''] of strengths.join('\n').matchAll(/“([^”…]+)/g))
      expect(spoken.replace(/\bum\b[ ,]*/gi, '')).toContain(quote.trim());
    for (const text of [summary, ...strengths, ...gaps.map(({ advice }) => advice)])
      expect(text).not.toMatch(/ {2}|undefined|null|NaN|\.\./);
  });

  it.each([
    [easyPace.from - 1, /slowly/],
    [easyPace.from, /pace was good/],
    [easyPace.to, /pace was good/],
    [easyPace.to + 1, /fast/],
  ])('judges a pace of %i words a minute as the page draws it', (pace, words) => {
    const [first] = transcripts;
    const { summary, gaps } = review({ ...(first ?? expect.fail()), pace });
    expect(summary).toMatch(words);
    expect(gaps.some(({ advice }) => /You spoke (?:slowly|fast)/.test(advice))).toBe(!/good/.test(words.source));
  });

  it('says nothing of a pace where nothing was spoken', () => {
    const [first] = transcripts;
    expect(first && review({ ...first, pace: null }).summary).not.toMatch(/pace|words a minute/);
  });

  it('says the corrected sentences better first', () => {
    const answer = 'I think I can learn fast. Yesterday I go to the kitchen and ask.';
    const correction = {
      category: 'Tense',
      said: 'Yesterday I go to the kitchen and ask.',
      better: 'Yesterday I went to the kitchen and asked.',
      explanation: 'It is over.',
    } as const;
    const [waiter] = transcripts;
    const { better } = review(
      {
        level: 'B1',
        pace: 120,
        job: waiter?.job ?? { title: '', company: '', description: '' },
        exchanges: [{ kind: 'opening', question: 'Who are you?', answer }],
      },
      [correction],
    );
    expect(better.map((one) => one.better)).toEqual([
      'Yesterday I went to the kitchen and asked.',
      'I can learn fast.',
    ]);
    expect(better[0]?.why).toContain('It is over.');
  });
});

describe('a sentence said better', () => {
  it.each([
    ['um I was responsible for managing a team of five people', 'I managed a team of five people.'],
    ['I think I can do this job very well', 'I can do this job very well.'],
    ['We did a lot of stuff in the office', 'We did many different tasks in the office.'],
    ['I did a presentation for the customers', 'I gave a presentation for the customers.'],
    ['I was responsible to check the orders', 'It was my job to check the orders.'],
    ['I had a very good idea', 'I had an excellent idea.'],
    ['the guests were very happy with it', 'The guests were delighted with it.'],
    ['I speak english and, you know, a little german', 'I speak English and a little German.'],
    ['basically I answered the phone and so on', 'I answered the phone.'],
    ['I kind of like to work with people', 'I like to work with people.'],
  ])('is shorter, stronger and right: %s', (said, better) => {
    expect(sayBetter(said)?.better).toBe(better);
    expect(findMistakes(better, allRules)).toEqual([]);
  });

  it.each([
    'I like my work in the kitchen.',
    'He was not very happy with me.',
    'I learned a lot of things there.',
    'They are a very happy family.',
    'It was a big project for us.',
    'I bought stuff for the office.',
  ])('is left alone where there is nothing to better: %s', (said) => {
    expect(sayBetter(said)).toBeNull();
  });
});
