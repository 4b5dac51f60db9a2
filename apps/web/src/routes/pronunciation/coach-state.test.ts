import type { DrillPhase } from '@sayso/voice/drill';
import { describe, expect, it } from 'vitest';
import { coachStateOf } from './coach-state.ts';
import { judged, resultOf, snapshotOf } from './stories/drill.ts';

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
    expect(coachStateOf(snapshotOf({ phase }))).toBe(state);
  });

  it('sleeps before the greeting is there', () => {
    expect(coachStateOf(snapshotOf({ phase: 'greeting', greeting: null }))).toBe('sleeping');
  });

  it('speaks the tip, and thinks until it is there', () => {
    expect(coachStateOf(judged())).toBe('speaking');
    expect(coachStateOf(judged({ result: resultOf({ tip: null }) }))).toBe('thinking');
    expect(coachStateOf(judged({ result: resultOf({ tip: '' }) }))).toBe('idle');
  });

  it('speaks a word that was asked for, and listens while the learner is heard', () => {
    expect(coachStateOf(judged({ phase: 'complete', playing: { word: 1, who: 'coach' } }))).toBe('speaking');
    expect(coachStateOf(judged({ phase: 'complete', playing: { word: 1, who: 'learner' } }))).toBe('listening');
  });

  it('keeps its mouth shut while the browser lets no sound out', () => {
    expect(coachStateOf(snapshotOf({ phase: 'presenting', soundBlocked: true }))).toBe('idle');
  });
});
