import type { ConversationPhase } from '@sayso/voice/conversation';
import { describe, expect, it } from 'vitest';
import { describeStatus } from './status.ts';
import { createSnapshot } from './stories/talk.ts';

describe('the status line', () => {
  it.each<[ConversationPhase, string]>([
    ['connecting', 'Your coach is connecting...'],
    ['listening', 'Speak now...'],
    ['processing', 'Processing your message...'],
  ])('uses the wording of the specification while %s', (phase, line) => {
    expect(describeStatus(createSnapshot({ phase }), 'Daisy', 'summary').line).toBe(line);
  });

  it('says that it is reconnecting in every phase but the end', () => {
    expect(
      describeStatus(createSnapshot({ phase: 'thinking', connection: 'reconnecting' }), 'John', 'summary').line,
    ).toBe('Reconnecting...');
    expect(
      describeStatus(createSnapshot({ phase: 'ending', connection: 'reconnecting' }), 'John', 'summary').line,
    ).not.toBe('Reconnecting...');
  });

  it('does not promise to go on where the day’s limit ended the conversation, and the connection with it', () => {
    expect(describeStatus(createSnapshot({ phase: 'limited', connection: 'reconnecting' }), 'John', 'summary')).toEqual(
      {
        line: 'That is all for today',
        hint: '',
      },
    );
  });

  it('promises a summary only where one follows', () => {
    const ending = createSnapshot({ phase: 'ending' });
    expect(describeStatus(ending, 'John', 'summary').hint).toBe('Your summary comes next.');
    expect(describeStatus(ending, 'John', 'journey').hint).not.toMatch(/summary/i);
  });

  it('says what to do about each fault of the microphone', () => {
    const hints = (['refused', 'missing', 'busy', 'insecure', 'unsupported', 'unplugged'] as const).map(
      (microphone) => describeStatus(createSnapshot({ phase: 'typing', microphone }), 'John', 'summary').hint,
    );
    expect(new Set(hints).size).toBe(6);
  });
});
