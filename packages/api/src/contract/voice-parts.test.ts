import { describe, expect, it } from 'vitest';
import { readConversationServerMessage } from './conversation-socket.ts';
import { readInterviewServerMessage } from './interview-socket.ts';
import { voicePartLength } from './voice-parts.ts';

describe('a part of a long voice', () => {
  it('is understood on both live sockets, and so is the message that it belongs to', () => {
    for (const read of [readConversationServerMessage, readInterviewServerMessage]) {
      const part = { type: 'voice_part', part: 0, audio_base64: 'UklG' };
      expect(read(part)).toEqual(part);
      const end = { type: 'bot_message', text: 'Hi', audio_base64: 'UklG', voice_parts: 1 };
      expect(read(end)).toMatchObject(end);
      expect(read({ type: 'bot_message', text: 'Hi' })).not.toHaveProperty('voice_parts');
    }
  });

  it('can be decoded alone', () => {
    expect(voicePartLength % 4).toBe(0);
  });
});
