import type { ConversationPhase, ConversationSnapshot } from '@sayso/voice/conversation';
import { describe, expect, it } from 'vitest';
import { chooseCoachState } from './coach-state.ts';
import { createSnapshot } from './stories/talk.ts';

const face = (phase: ConversationPhase, change: Partial<ConversationSnapshot> = {}) =>
  chooseCoachState(createSnapshot({ phase, ...change }));

describe('the face of the coach', () => {
  it.each<[ConversationPhase, string]>([
    ['connecting', 'sleeping'],
    ['speaking', 'speaking'],
    ['readying', 'idle'],
    ['listening', 'listening'],
    ['typing', 'listening'],
    ['processing', 'thinking'],
    ['thinking', 'thinking'],
    ['paused', 'idle'],
    ['limited', 'idle'],
    ['ending', 'idle'],
    ['ended', 'sleeping'],
  ])('while %s is %s', (phase, state) => {
    expect(face(phase)).toBe(state);
  });

  it('keeps its mouth shut while the browser lets no sound out', () => {
    expect(face('speaking', { soundBlocked: true })).toBe('idle');
  });

  it('sleeps while the line is gone, whatever was going on', () => {
    expect(face('listening', { connection: 'reconnecting' })).toBe('sleeping');
    expect(face('thinking', { connection: 'reconnecting' })).toBe('sleeping');
  });
});
