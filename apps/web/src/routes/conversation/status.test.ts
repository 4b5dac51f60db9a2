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
    expect(statusOf(snapshotOf({ phase }), 'Daisy', 'summary').line).toBe(line);
  });

  it('says that it is reconnecting in every phase but the end', () => {
    expect(statusOf(snapshotOf({ phase: 'thinking', connection: 'reconnecting' }), 'John', 'summary').line).toBe(
      'Reconnecting...',
    );
    expect(statusOf(snapshotOf({ phase: 'ending', connection: 'reconnecting' }), 'John', 'summary').line).not.toBe(
      'Reconnecting...',
    );
  });

  it('does not promise to go on where the day’s limit ended the talk, and the line with it', () => {
    expect(statusOf(snapshotOf({ phase: 'limited', connection: 'reconnecting' }), 'John', 'summary')).toEqual({
      line: 'That is all for today',
      hint: '',
    });
  });

  it('promises a summary only where one follows', () => {
    const ending = snapshotOf({ phase: 'ending' });
    expect(statusOf(ending, 'John', 'summary').hint).toBe('Your summary comes next.');
    expect(statusOf(ending, 'John', 'journey').hint).not.toMatch(/summary/i);
  });

  it('says what to do about each fault of the microphone', () => {
    const hints = (['refused', 'missing', 'busy', 'insecure', 'unsupported', 'unplugged'] as const).map(
      (microphone) => statusOf(snapshotOf({ phase: 'typing', microphone }), 'John', 'summary').hint,
    );
    expect(new Set(hints).size).toBe(6);
  });
});
