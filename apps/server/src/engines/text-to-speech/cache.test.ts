import { describe, expect, it } from 'vitest';
import { type Audio, EngineUnavailable, type TextToSpeech } from '../ports.ts';
import { cacheSpeech } from './cache.ts';

const never = new AbortController().signal;

/** A voice that answers when it is told to, with 10 bytes. */
function createSlowVoice() {
  const asked: {
    text: string;
    format: string | undefined;
    signal: AbortSignal;
    answer: () => void;
    fail: (error: Error) => void;
  }[] = [];
  const voice: TextToSpeech = {
    about: { kind: 'embedded', name: 'slow', note: '' },
    speak: (text, _coach, signal, format) =>
      new Promise<Audio>((resolve, reject) => {
        const answer = () => resolve({ bytes: new Uint8Array(10), mediaType: 'audio/wav' });
        asked.push({ text, format, signal, answer, fail: reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    check: () => Promise.resolve('fine'),
    close: () => Promise.resolve(),
  };
  return { voice, asked };
}

describe('a cache of speech', () => {
  it('makes the speech of a text once, for all calls meanwhile and later', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    const both = [cached.speak('Hello', 'John', never), cached.speak('Hello', 'John', never)];
    asked[0]?.answer();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(await cached.speak('Hello', 'John', never)).toBe(first);
    expect(asked.length).toBe(1);
  });

  it('keeps the voices of both coaches apart', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    void cached.speak('Hello', 'John', never);
    void cached.speak('Hello', 'Daisy', never);
    expect(asked.length).toBe(2);
  });

  it('keeps wav and mp3 apart', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    void cached.speak('Hello', 'John', never);
    void cached.speak('Hello', 'John', never, 'wav');
    void cached.speak('Hello', 'John', never, 'mp3');
    expect(asked.map(({ format }) => format)).toEqual(['wav', 'mp3']);
  });

  it('forgets what was asked for longest ago when it is full', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice, 25);
    const say = (text: string) => {
      const before = asked.length;
      const saying = cached.speak(text, 'John', never);
      asked[before]?.answer();
      return saying;
    };
    for (const text of ['one', 'two', 'one', 'three']) await say(text);
    await say('one');
    expect(asked.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    await say('two');
    expect(asked.length).toBe(4);
  });

  it('rejects an aborted call at once and goes on for the others', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    const leaver = new AbortController();
    const left = cached.speak('Hello', 'John', leaver.signal);
    const stayed = cached.speak('Hello', 'John', never);
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer();
    expect((await stayed).bytes.length).toBe(10);
  });

  it('stops the voice when everyone has left, and starts again for the next', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    const leaver = new AbortController();
    const left = cached.speak('Hello', 'John', leaver.signal);
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(asked[0]?.signal.aborted).toBe(true);
    const next = cached.speak('Hello', 'John', never);
    asked[1]?.answer();
    expect((await next).bytes.length).toBe(10);
  });

  it('does not keep a failure', async () => {
    const { voice, asked } = createSlowVoice();
    const cached = cacheSpeech(voice);
    const failing = cached.speak('Hello', 'John', never);
    asked[0]?.fail(new EngineUnavailable('not now'));
    await expect(failing).rejects.toThrow('not now');
    const next = cached.speak('Hello', 'John', never);
    asked[1]?.answer();
    expect((await next).bytes.length).toBe(10);
  });
});
