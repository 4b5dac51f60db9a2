import type { ConversationPhase } from '@sayso/voice/conversation';
import { describe, expect, it } from 'vitest';
import { statusOf } from './status.ts';
import { snapshotOf } from './stories/talk.ts';

describe('the status line', () => {
  it.each<[ConversationPhase, string]>([
    ['connecting', 'Your coach is connecting...'],
    ['listening', 'Speak now...'],
    ['processing', 'Processing your message...'],
  ])('uses the wording of the specification while %s', (phase, line) => {
    expect(statusOf(snapshotOf({ phase }), 'Daisy').line).toBe(line);
  });

  it('says that it is reconnecting in every phase but the end', () => {
    expect(statusOf(snapshotOf({ phase: 'thinking', connection: 'reconnecting' }), 'John').line).toBe(
      'Reconnecting...',
    );
    expect(statusOf(snapshotOf({ phase: 'ending', connection: 'reconnecting' }), 'John').line).not.toBe(
      'Reconnecting...',
    );
  });

  it('says what to do about each fault of the microphone', () => {
    const hints = (['refused', 'missing', 'busy', 'insecure', 'unsupported', 'unplugged'] as const).map(
      (microphone) => statusOf(snapshotOf({ phase: 'typing', microphone }), 'John').hint,
    );
    expect(new Set(hints).size).toBe(6);
  });
});
