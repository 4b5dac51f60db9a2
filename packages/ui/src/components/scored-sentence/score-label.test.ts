import { describe, expect, it } from 'vitest';
import { scoreLabel, scorePercent } from './score-label.ts';

describe('the label of a score', () => {
  it.each([
    [1, 'Excellent'],
    [0.85, 'Excellent'],
    [0.849, 'Good'],
    [0.7, 'Good'],
    [0.699, 'Needs work'],
    [0.5, 'Needs work'],
    [0.499, 'Try again'],
    [0, 'Try again'],
  ])('of %d is %s', (score, label) => {
    expect(scoreLabel(score)).toBe(label);
  });

  it('admits that it is not sure', () => {
    expect(scoreLabel(null)).toBe('Not sure');
    expect(scoreLabel(Number.NaN)).toBe('Not sure');
  });

  it('comes with a rounded percent', () => {
    expect(scorePercent(0.825)).toBe('83%');
  });
});
