import { describe, expect, it } from 'vitest';
import { readConversationServerMessage } from './conversation-socket.ts';

describe('a message of a conversation’s server', () => {
  it.each([
    [
      { type: 'bot_message', text: 'Hi' },
      { type: 'bot_message', text: 'Hi', audio_base64: '', block: false },
    ],
    [
      { type: 'bot_message', text: 'Hi', audio_base64: null, block: null, mood: 'happy' },
      { type: 'bot_message', text: 'Hi', mood: 'happy' },
    ],
    [{ type: 'coach_thinking' }, { type: 'coach_thinking' }],
    [{ type: 'terminate_done', at: 7 }, { type: 'terminate_done' }],
  ])('is understood where fields are missing, empty or more: %o', (sent, understood) => {
    expect(readConversationServerMessage(sent)).toMatchObject(understood);
  });

  it.each([undefined, null, 7, 'hello', [], {}, { type: 'sing' }, { type: 'bot_message' }])(
    'is left out as %o',
    (sent) => {
      expect(readConversationServerMessage(sent)).toBeNull();
    },
  );

  it('about the daily limit is understood in whatever shape', () => {
    const words = 'You have used your Daily free conversation.';
    for (const sent of [{ error: words }, { type: 'limit', message: words }, { type: 'error', message: words }]) {
      expect(readConversationServerMessage(sent)).toEqual({ type: 'error', detail: words });
    }
  });
});
