import type { EnglishLevel } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import type { InterviewExchange, QuestionKind } from '../../../ports.ts';
import { transcripts } from '../../interviews/transcripts.ts';
import { idealOf } from './ideal.ts';

const job = { title: 'Nurse', company: 'City Hospital', description: 'Care for patients.' };
const said = (kind: QuestionKind, answer: string | null): InterviewExchange => ({
  kind,
  question: 'How was it?',
  answer,
});
const ideal = (level: EnglishLevel, ...exchanges: readonly InterviewExchange[]): string =>
  idealOf({ job, exchanges, learner: { firstName: 'Ana', level, goal: null, topics: [] }, seed: 's' });
const opening = said(
  'opening',
  'Um, I am Ana. I worked as a waitress in a hotel for three years. I speak english and german, you know.',
);
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/);

describe('the ideal answer', () => {
  it('says the learner’s own words without mistakes, fillers and changes of tense', () => {
    const text = ideal(
      'B1',
      said(
        'behavioural',
        'Um, last year a guest was angry. I speak with him, you know. I brought him a new plate and he come back.',
      ),
    );
    expect(text).toContain('I spoke with him.');
    expect(text).toContain('he came back');
    expect(text).not.toMatch(/\bum\b|you know,|speak/i);
  });

  it('has the learner’s name right, also where it was heard wrong', () => {
    const text = ideal('B1', said('opening', 'My name is on her and I worked in a small cafe for two years.'));
    expect(text).toMatch(/^My name is Ana\. I worked in a small cafe/);
  });

  it('brings in what the learner said of themselves before', () => {
    const text = ideal(
      'B1',
      opening,
      said('motivation', 'I like the hospital because it is modern. I want help people.'),
    );
    expect(text).toContain('I worked as a waitress in a hotel for three years.');
    expect(text).toContain('I want to help people.');
    expect(text).toContain('nurse position');
  });

  it('is made of earlier facts where the learner had no answer', () => {
    expect(ideal('A2', opening, said('role', null))).toMatch(
      /^I worked as a waitress in a hotel for three years\. I speak English and German\./,
    );
  });

  it('says honestly that it knows nothing where nothing was said, and how to begin', () => {
    expect(ideal('B1', said('behavioural', "I don't know."))).toMatch(/^I do not know your own story yet/);
    expect(ideal('A1', said('opening', null))).toMatch(/^I do not know your story yet/);
  });

  it('says what is missing instead of making it up', () => {
    const text = ideal(
      'B2',
      said('behavioural', 'Last year a guest was angry about cold food. I brought him a new plate.'),
    );
    expect(text).toMatch(/only you know/);
    expect(text).toMatch(/how it ended/);
  });

  it('keeps the end of a long story', () => {
    const text = ideal('B2', ...(transcripts[0]?.exchanges ?? []));
    expect(text).toMatch(/nobody complained and we sold 20 % more wine\.$/);
  });

  it('asks the learner’s own question at the end, or offers some', () => {
    expect(ideal('B1', said('closing', 'what are the working hours'))).toContain('What are the working hours?');
    expect(ideal('B1', said('closing', 'No.')).match(/\?/g)?.length).toBeGreaterThanOrEqual(1);
  });

  it.each(transcripts.map((one) => [one.name, one] as const))(
    'has two to six sentences and no fact of its own: %s',
    (_, { exchanges, level }) => {
      for (let length = 1; length <= exchanges.length; length++) {
        const heard = exchanges.slice(0, length);
        const text = ideal(level, ...heard);
        expect(sentencesIn(text).length).toBeGreaterThanOrEqual(2);
        expect(sentencesIn(text).length).toBeLessThanOrEqual(6);
        expect(text).not.toMatch(/ {2}|[{}]|undefined|null|\.\./);
        // A number that the learner did not say would be an invented fact.
        const spoken = heard.map(({ answer }) => answer ?? '').join(' ');
        for (const number of text.match(/\d+/g) ?? []) expect(spoken).toContain(number);
      }
    },
  );

  it('uses shorter sentences for a beginner', () => {
    const longest = (level: EnglishLevel): number =>
      Math.max(...sentencesIn(ideal(level, said('opening', null))).map((one) => one.split(' ').length));
    expect(longest('A1')).toBeLessThanOrEqual(10);
    expect(longest('C1')).toBeGreaterThan(longest('A1'));
  });
});
