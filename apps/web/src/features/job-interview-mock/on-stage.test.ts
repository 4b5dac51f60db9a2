import type { InterviewPhase } from '@sayso/voice/interview';
import { describe, expect, it } from 'vitest';
import { chooseFace, onStage } from './on-stage.ts';
import { createSnapshot } from './stories/scene.ts';

describe('the stage of an interview', () => {
  it.each<[InterviewPhase, string]>([
    ['speaking', 'John'],
    ['recording', 'John'],
    ['generating-ideal', 'Daisy'],
    ['ideal', 'Daisy'],
    ['waiting', 'John'],
  ])('while %s is %s’s', (phase, who) => {
    expect(onStage({ phase })).toBe(who);
  });

  it.each<[InterviewPhase, string]>([
    ['preparing', 'sleeping'],
    ['speaking', 'speaking'],
    ['ideal', 'speaking'],
    ['recording', 'listening'],
    ['processing', 'thinking'],
    ['preparing-answer', 'idle'],
  ])('shows in the face what happens while %s', (phase, face) => {
    expect(chooseFace(createSnapshot({ phase }))).toBe(face);
  });

  it('keeps the mouth shut while the browser lets no sound out', () => {
    expect(chooseFace(createSnapshot({ phase: 'ideal', soundBlocked: true }))).toBe('idle');
  });
});
