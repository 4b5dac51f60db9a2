import { describe, expect, it } from 'vitest';
import { createVoiceJoiner } from './voice-joiner.ts';

const part = (number: number, audio: string) => ({ type: 'voice_part', part: number, audio_base64: audio }) as const;
const end = (parts: number, audio = 'done') =>
  ({ type: 'bot_message', text: 'Well.', audio_base64: audio, voice_parts: parts }) as const;

const heard = (...messages: readonly (ReturnType<typeof part> | ReturnType<typeof end>)[]) => {
  const joiner = createVoiceJoiner();
  return messages.map((message) => joiner.whole(message)).at(-1);
};

describe('a voice that comes in parts', () => {
  it('is whole when its message comes', () => {
    expect(heard(part(0, 'aaaa'), part(1, 'bbbb'), end(2))).toMatchObject({ audio_base64: 'aaaabbbbdone' });
  });

  it('may have other messages between its parts', () => {
    const joiner = createVoiceJoiner();
    const pong = { type: 'pong' } as const;
    joiner.whole(part(0, 'aaaa'));
    expect(joiner.whole(pong)).toBe(pong);
    expect(joiner.whole(end(1))).toMatchObject({ audio_base64: 'aaaadone' });
  });

  it.each([
    ['its first', [part(1, 'bbbb'), end(2)]],
    ['one between', [part(0, 'aaaa'), part(2, 'cccc'), end(3)]],
    ['its last', [part(0, 'aaaa'), end(2)]],
    ['every one', [end(2)]],
    ['its order', [part(0, 'aaaa'), part(2, 'cccc'), part(1, 'bbbb'), end(3)]],
  ])('is none where %s is missing: never half', (_what, messages) => {
    expect(heard(...messages)).toMatchObject({ text: 'Well.', audio_base64: '' });
  });

  it('begins again with its first part, and is not mixed with the next', () => {
    expect(heard(part(0, 'aaaa'), part(1, 'bbbb'), part(0, 'AAAA'), end(1))).toMatchObject({
      audio_base64: 'AAAAdone',
    });
    expect(heard(part(0, 'aaaa'), end(1), end(1))).toMatchObject({ audio_base64: '' });
  });

  it('is forgotten with its connection', () => {
    const joiner = createVoiceJoiner();
    joiner.whole(part(0, 'aaaa'));
    joiner.forget();
    expect(joiner.whole(end(1))).toMatchObject({ audio_base64: '' });
  });

  it('is left as it is where it comes whole', () => {
    const whole = { type: 'bot_message', text: 'Well.', audio_base64: 'all of it' } as const;
    expect(createVoiceJoiner().whole(whole)).toBe(whole);
  });
});
