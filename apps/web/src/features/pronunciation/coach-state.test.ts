import type { DrillPhase } from '@sayso/voice/drill';
import { describe, expect, it } from 'vitest';
import { chooseCoachState } from './coach-state.ts';
import { createResult, createSnapshot, judged } from './stories/drill.ts';

describe('the face of the coach in a drill', () => {
  it.each<[DrillPhase, string]>([
    ['greeting', 'speaking'],
    ['generating', 'thinking'],
    ['presenting', 'speaking'],
    ['readying', 'idle'],
    ['recording', 'listening'],
    ['evaluating', 'thinking'],
    ['paused', 'idle'],
    ['complete', 'idle'],
    ['ending', 'sleeping'],
    ['ended', 'sleeping'],
  ])('while %s is %s', (phase, state) => {
    expect(chooseCoachState(createSnapshot({ phase }))).toBe(state);
  });

  it('sleeps before the greeting is there', () => {
    expect(chooseCoachState(createSnapshot({ phase: 'greeting', greeting: null }))).toBe('sleeping');
  });

  it('speaks the tip, and thinks until it is there', () => {
    expect(chooseCoachState(judged())).toBe('speaking');
    expect(chooseCoachState(judged({ result: createResult({ tip: null }) }))).toBe('thinking');
    expect(chooseCoachState(judged({ result: createResult({ tip: '' }) }))).toBe('idle');
  });

  it('speaks a word that was asked for, and listens while the learner is heard', () => {
    expect(chooseCoachState(judged({ phase: 'complete', playing: { word: 1, who: 'coach' } }))).toBe('speaking');
    expect(chooseCoachState(judged({ phase: 'complete', playing: { word: 1, who: 'learner' } }))).toBe('listening');
  });

  it('keeps its mouth shut while the browser lets no sound out', () => {
    expect(chooseCoachState(createSnapshot({ phase: 'presenting', soundBlocked: true }))).toBe('idle');
  });
});
