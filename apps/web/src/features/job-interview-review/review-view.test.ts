import { nightNurseRetry, nightNurseReview } from '@sayso/api/testing';
import { describe, expect, it } from 'vitest';
import {
  answeredWords,
  comparedQuestions,
  countFillers,
  createOverview,
  isHeard,
  kindName,
  paceWords,
  placeOnScale,
} from './review-view.ts';

describe('the stories of an interview', () => {
  it('are looked at part by part, only where a story was asked for, each with its advice', () => {
    const [situation, task, action, result] = createOverview(nightNurseReview);
    expect(situation).toEqual({
      part: 'situation',
      stories: [true, false],
      advice: [nightNurseReview.gaps[0]?.advice],
    });
    expect(task).toMatchObject({ stories: [true, false], advice: [] });
    expect(action).toMatchObject({ stories: [true, true] });
    expect(result).toMatchObject({ stories: [false, false] });
  });
});

describe('the figures of an interview', () => {
  it('say what a pace means to the listener', () => {
    expect(paceWords(99)).toMatch(/^Slow/);
    expect(paceWords(100)).toBe('Easy to follow.');
    expect(paceWords(160)).toBe('Easy to follow.');
    expect(paceWords(161)).toMatch(/^Fast/);
  });

  it('stay on their scale', () => {
    expect([20, 60, 130, 200, 400].map(placeOnScale)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('have something to say where a voice was heard, and where a filler word was typed', () => {
    const typed = { ...nightNurseReview.measures, pace: null, fillers: [] };
    expect(isHeard(typed)).toBe(false);
    expect(isHeard({ ...typed, pace: 104 })).toBe(true);
    expect(isHeard({ ...typed, fillers: [{ word: 'um', count: 1 }] })).toBe(true);
  });

  it('count every filler word', () => {
    expect(countFillers(nightNurseReview.measures)).toBe(6);
    expect(countFillers({ fillers: [] })).toBe(0);
  });

  it('say how many questions were answered', () => {
    expect(answeredWords({ answered: 5, questions: 6 })).toBe('5 of 6 questions');
    expect(answeredWords({ answered: 0, questions: 1 })).toBe('0 of 1 question');
  });
});

describe('the questions of an interview', () => {
  it('stand beside their answers of before when it repeats another', () => {
    const compared = comparedQuestions(nightNurseRetry);
    expect(compared.map(({ now, before }) => before?.question ?? now.kind)).toEqual([
      nightNurseRetry.questions[0]?.question,
      nightNurseRetry.questions[1]?.question,
      'follow-up',
      nightNurseRetry.questions[3]?.question,
    ]);
  });

  it('stand alone when it repeats none', () => {
    expect(comparedQuestions(nightNurseReview).every(({ before }) => before === null)).toBe(true);
  });

  it('have a name for their kind, also one that is not known here', () => {
    expect([kindName('closing'), kindName('riddle')]).toEqual(['Closing', 'Question']);
  });
});
