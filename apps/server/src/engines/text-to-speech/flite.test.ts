import { afterAll, describe, expect, it } from 'vitest';
import { findPhrases } from '../decoding/speech.ts';
import { decodeWav } from '../decoding/wav.ts';
import type { Audio } from '../ports.ts';
import { createFliteVoice } from './flite.ts';

const voice = createFliteVoice({ threads: 1 });
const never = new AbortController().signal;
afterAll(() => voice.close());

const read = ({ bytes }: Audio) => decodeWav(bytes);
const seconds = (audio: Audio) => read(audio).samples.length / read(audio).rate;

describe('the built-in voice', { timeout: 30_000 }, () => {
  it('says a sentence as a wav file with speech', async () => {
    const audio = await voice.speak('What did you do last weekend?', 'Daisy', never);
    expect(audio.mediaType).toBe('audio/wav');
    const { samples, rate } = read(audio);
    expect(samples.length / rate).toBeGreaterThan(1);
    expect(samples.length / rate).toBeLessThan(4);
    expect(findPhrases(samples, rate).length).toBe(1);
  });

  it('speaks as two different people, and the same each time', async () => {
    const [john, daisy, again] = [
      await voice.speak('Good morning.', 'John', never),
      await voice.speak('Good morning.', 'Daisy', never),
      await voice.speak('Good morning.', 'John', never),
    ];
    expect(again).toEqual(john);
    expect(Buffer.from(daisy.bytes).equals(john.bytes)).toBe(false);
  });

  it('says a long text whole: each sentence takes its time', async () => {
    const one = seconds(await voice.speak('I like this game.', 'John', never));
    const three = seconds(await voice.speak('I like this game. I like this game. I like this game.', 'John', never));
    expect(three).toBeCloseTo(one * 3, 1);
  });

  it.each(['👍', '-voice', '"; rm -rf /', '<script>alert(1)</script>', '\u0000', 'a'.repeat(500)])(
    'takes any text for a text: %j',
    async (text) => {
      expect(seconds(await voice.speak(text, 'John', never))).toBeGreaterThan(0.09);
    },
  );

  it('stops at once when aborted, and speaks again afterwards', async () => {
    const stop = new AbortController();
    const speaking = voice.speak('This is a long sentence. '.repeat(100), 'John', stop.signal);
    stop.abort(new Error('hung up'));
    await expect(speaking).rejects.toThrow('hung up');
    expect(seconds(await voice.speak('Hello.', 'John', never))).toBeGreaterThan(0.3);
  });

  it('tells what it can do, and shows it', async () => {
    expect(voice.about.kind).toBe('embedded');
    expect(await voice.check(never)).toMatch(/flite said "Hello\." in \d\.\d s/);
  });
});
