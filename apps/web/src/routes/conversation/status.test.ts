import type { ConversationPhase, ConversationSnapshot } from '@sayso/voice/conversation';
import { describe, expect, it } from 'vitest';
import { statusOf } from './status.ts';

const snapshot = (change: Partial<ConversationSnapshot>): ConversationSnapshot => ({
  phase: 'listening',
  connection: 'open',
  messages: [],
  notice: null,
  canSendNow: false,
  canType: false,
  canRetry: false,
  canCorrect: false,
  microphone: 'ready',
  soundBlocked: false,
  startedAt: 0,
  sessionId: null,
  outcome: null,
  ...change,
});

describe('the status line', () => {
  it.each<[ConversationPhase, string]>([
    ['connecting', 'Your coach is connecting...'],
    ['listening', 'Speak now...'],
    ['processing', 'Processing your message...'],
  ])('uses the wording of the specification while %s', (phase, line) => {
    expect(statusOf(snapshot({ phase }), 'Daisy').line).toBe(line);
  });

  it('says that it is reconnecting in every phase but the end', () => {
    expect(statusOf(snapshot({ phase: 'thinking', connection: 'reconnecting' }), 'John').line).toBe('Reconnecting...');
    expect(statusOf(snapshot({ phase: 'ending', connection: 'reconnecting' }), 'John').line).not.toBe(
      'Reconnecting...',
    );
  });

  it('says what to do about each fault of the microphone', () => {
    const hints = (['refused', 'missing', 'busy', 'insecure', 'unsupported', 'unplugged'] as const).map(
      (microphone) => statusOf(snapshot({ phase: 'typing', microphone }), 'John').hint,
    );
    expect(new Set(hints).size).toBe(6);
  });
});
