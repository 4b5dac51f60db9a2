import type { EnglishLevel } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import type { Interview, InterviewExchange, Job, QuestionKind } from '../../ports.ts';
import { jobs } from '../interviews/jobs.ts';
import { goodbyeOf, nextOf } from './ask.ts';

const levels: readonly EnglishLevel[] = ['A1', 'B2', 'C1'];
const course: readonly QuestionKind[] = [
  'opening',
  'motivation',
  'behavioural',
  'role',
  'behavioural',
  'role',
  'closing',
];
const [engineer, waiter] = jobs as readonly [Job, Job];
const interviewOf = (
  job: Job,
  exchanges: readonly InterviewExchange[] = [],
  level: EnglishLevel = 'B1',
  seed = 's',
): Interview => ({
  job,
  learner: { firstName: 'Anna', level, goal: null, topics: [] },
  exchanges,
  seed,
});
const told = (kind: QuestionKind, answer: string | null, question = 'What happened?'): InterviewExchange => ({
  kind,
  question,
  answer,
});

/** A whole interview with these answers, one after the other. */
function hold(job: Job, level: EnglishLevel = 'B1', answers: readonly (string | null)[] = [null], seed = 's') {
  const exchanges: InterviewExchange[] = [];
  const leads: string[] = [];
  let followUps = 0;
  for (const kind of course) {
    for (;;) {
      const mayFollowUp = followUps < 2 && exchanges.length > 0 && exchanges.at(-1)?.kind !== 'follow-up';
      const next = nextOf(interviewOf(job, exchanges, level, seed), { kind, mayFollowUp, fixed: null });
      leads.push(next.lead);
      exchanges.push(told(next.kind, answers[exchanges.length % answers.length] ?? null, next.question));
      if (next.kind !== 'follow-up') break;
      followUps++;
    }
  }
  return { exchanges, leads, questions: exchanges.map(({ question }) => question) };
}
const after = (answer: string | null, kind: QuestionKind = 'behavioural', level: EnglishLevel = 'B1') =>
  nextOf(interviewOf(waiter, [told(kind, answer)], level), { kind: 'role', mayFollowUp: true, fixed: null });

describe('the scripted interviewer', () => {
  it.each(jobs.map((job, index) => [job.title.slice(0, 30), job, levels[index % 3] ?? 'B1'] as const))(
    'asks whole, new questions whatever the job is: %s',
    (_, job, level) => {
      const { questions, leads } = hold(job, level);
      expect(new Set(questions).size).toBe(7);
      for (const question of questions) expect(question).toMatch(/^[A-Z].*\?$/);
      for (const text of [...questions, ...leads]) {
        expect(text).not.toMatch(/ {2}|[{}<>]|\b(?:undefined|null|NaN)\b|\s[,.?!]|[.,?!]{2}|\b(\w+) \1\b/i);
        expect(text).not.toMatch(/pirate|instructions|prompt|z{5}|[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}]/u);
        expect(text.split(' ').length).toBeLessThan(45);
      }
    },
  );

  it('asks two jobs about different things, from what their texts say', () => {
    const one = hold(engineer, 'B1').questions;
    const other = hold(waiter, 'B1').questions;
    expect(one.filter((question) => other.includes(question)).length).toBeLessThanOrEqual(3);
    expect(one.join(' ')).toMatch(/TypeScript|review code|mentor junior developers|five years|team|pressure/);
    expect(other.join(' ')).toMatch(/serve guests|take orders|clean tables|weekend/);
    expect(one.join(' ')).not.toMatch(/guests|tables/);
  });

  it('asks the same after a restart, and something else with another seed', () => {
    expect(hold(engineer).questions).toEqual(hold(engineer).questions);
    expect(hold(engineer, 'B1', [null], 'another').questions).not.toEqual(hold(engineer).questions);
  });

  it('asks on without repeating itself for as long as it is asked to', () => {
    const exchanges: InterviewExchange[] = [];
    for (let count = 0; count < 12; count++)
      exchanges.push(
        told(
          'behavioural',
          null,
          nextOf(interviewOf(waiter, exchanges), { kind: 'behavioural', mayFollowUp: false, fixed: null }).question,
        ),
      );
    expect(new Set(exchanges.map(({ question }) => question)).size).toBe(12);
  });

  it('speaks more simply to a beginner', () => {
    const longest = (level: EnglishLevel) =>
      Math.max(
        ...hold(engineer, level)
          .questions.flatMap((text) => text.split(/(?<=[.?])\s/))
          .map((text) => text.split(' ').length),
      );
    expect(longest('A1')).toBeLessThanOrEqual(15);
    expect(longest('C1')).toBeGreaterThan(longest('A1'));
  });

  it('greets by the first name, and names the company and the job', () => {
    const { lead } = nextOf(interviewOf(waiter), { kind: 'opening', mayFollowUp: false, fixed: null });
    for (const word of ['Anna', 'La Piazza', 'waiter', 'John']) expect(lead).toContain(word);
  });

  it('asks a question of an earlier interview word for word', () => {
    const wanted = { kind: 'role', mayFollowUp: false, fixed: 'How do you carry four plates?' } as const;
    expect(nextOf(interviewOf(waiter, [told('opening', 'I am Anna.')]), wanted)).toMatchObject({
      kind: 'role',
      question: wanted.fixed,
    });
  });

  it('asks for the result of a story that has none, and not of one that has', () => {
    expect(
      after('Last year a guest was angry about the food. I talked to him and brought him a new plate.'),
    ).toMatchObject({
      kind: 'follow-up',
      question: expect.stringMatching(/result|turn out/),
    });
    expect(
      after('Last year a guest was angry. I brought him a new plate. In the end he was happy and came back.').kind,
    ).toBe('role');
  });

  it('asks a learner who only describes the situation for their actions', () => {
    expect(
      after('In my last job there was a very big problem with the kitchen and the food was always late.').question,
    ).toMatch(/\bdo|did|decide\b/);
  });

  it('asks for more where an answer is very short', () => {
    expect(after('Good food.', 'opening')).toMatchObject({
      kind: 'follow-up',
      question: expect.stringMatching(/more|example/),
    });
  });

  it.each([
    ['nothing', null, /No problem|That is fine|leave that one/],
    ['“I don’t know”', "I don't know, sorry.", /all right|No problem|That is fine/],
    ['another language', 'La casa es muy grande y no entiendo la pregunta.', /English/],
    ['a death', 'My mother died last month and I was at the funeral.', /sorry/],
  ] as const)('goes on kindly, without asking on, after %s', (_, answer, lead) => {
    expect(after(answer)).toMatchObject({ kind: 'role', lead: expect.stringMatching(lead) });
  });

  it('takes up what was said, in its lead', () => {
    expect(after('I worked in a small hotel for three years and I learned a lot there.', 'motivation').lead).toMatch(
      /you worked in a small hotel/,
    );
    expect(after('Once a guest was very angry with me because of the soup.', 'motivation').lead).not.toMatch(/sorry/);
  });

  it('does not repeat a name, which may have been heard wrong', () => {
    const answer = 'My name is on me and I worked in a small cafe for two years I like to talk with the tail';
    expect(after(answer, 'motivation').lead).not.toMatch(/name/);
  });

  it('asks at most two questions on, never one after the other', () => {
    const { exchanges } = hold(waiter, 'B1', [
      'I like it.',
      'Because it is good for me and I want to learn.',
      'It was a problem.',
    ]);
    const kinds = exchanges.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'follow-up')).toHaveLength(2);
    expect(kinds.join(' ')).not.toContain('follow-up follow-up');
    expect(kinds.at(-1)).toBe('closing');
    expect(new Set(exchanges.map(({ question }) => question)).size).toBe(exchanges.length);
  });

  it('says goodbye without a question, and does not make up an answer about the company', () => {
    const goodbye = goodbyeOf(interviewOf(waiter, [told('closing', 'How many people work there?')]));
    expect(goodbye).not.toContain('?');
    expect(goodbye).toMatch(/Anna/);
    expect(goodbye).toMatch(/practice interviewer/);
  });
});
