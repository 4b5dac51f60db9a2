import { describe, expect, it } from 'vitest';
import { createSummaryView, type PronunciationSummary } from './summary-view.ts';

const summary = (change: Partial<PronunciationSummary> = {}): PronunciationSummary => ({
  average_score: 0.82,
  feedback_tip: 'Slowly.',
  xp_gained: 20,
  top_words: [],
  weak_words: [],
  phrase_count: 5,
  main_difficulty: 'v',
  conversation_history: [],
  ...change,
});

describe('the summary of a drill', () => {
  it.each([
    [0.85, '85%', 'Excellent'],
    [0.7, '70%', 'Good'],
    [0.5, '50%', 'Needs work'],
    [0.49, '49%', 'Try again'],
    [0, '0%', 'Try again'],
    [1, '100%', 'Excellent'],
  ])('shows an average of %d as %s, %s', (average_score, percent, label) => {
    expect(createSummaryView(summary({ average_score }))).toMatchObject({ percent, label });
  });

  it('is not sure where the engine was sure of no word, instead of calling it bad', () => {
    expect(createSummaryView(summary({ average_score: 0, sure: false }))).toMatchObject({
      percent: null,
      label: 'Not sure',
    });
    expect(createSummaryView(summary({ average_score: 0, sure: true }))).toMatchObject({
      percent: '0%',
      label: 'Try again',
    });
  });

  it('takes a score over 1 as percent already, and keeps it within 100', () => {
    expect(createSummaryView(summary({ average_score: 82.4 }))).toMatchObject({ percent: '82%', label: 'Good' });
    expect(createSummaryView(summary({ average_score: 400 })).percent).toBe('100%');
    expect(createSummaryView(summary({ weak_words: [{ word: 'v', score: 41 }] })).toImprove).toEqual([
      { word: 'v', score: 0.41, percent: '41%' },
    ]);
  });

  it('rounds the percent of each word', () => {
    expect(createSummaryView(summary({ top_words: [{ word: 'rather', score: 0.916 }] })).wellSaid[0]?.percent).toBe(
      '92%',
    );
  });

  it('calls the learner You and every other speaker Coach', () => {
    const conversation_history = ['user', 'coach', 'assistant'].map((role) => ({ role, content: 'Hi' }));
    expect(createSummaryView(summary({ conversation_history })).history.map(({ author }) => author)).toEqual([
      'You',
      'Coach',
      'Coach',
    ]);
  });

  it('has no HTML in it', () => {
    const view = createSummaryView(
      summary({
        feedback_tip: '<b>Slowly.</b>',
        main_difficulty: '<i>v</i>',
        top_words: [{ word: '<u>night</u>', score: 1 }],
        conversation_history: [{ role: 'user', content: 'Good <b>night</b>.' }],
      }),
    );
    expect(view).toMatchObject({ tip: 'Slowly.', difficulty: 'v' });
    expect([view.wellSaid[0]?.word, view.history[0]?.text]).toEqual(['night', 'Good night.']);
  });
});
