import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketRecording } from '../../testing/fixture.ts';
import { pocketsphinxMissing, whenMissing } from '../../testing/pocketsphinx.ts';
import { sayToWav } from '../../testing/say.ts';
import { soundsWithoutVoice } from '../../testing/sounds.ts';
import { encodeWav } from '../decoding/wav.ts';
import { type Audio, BadAudio, EngineUnavailable, type SpeechToText } from '../ports.ts';
import { findSphinx } from './find-sphinx.ts';
import { createPocketsphinx } from './pocketsphinx.ts';

const never = new AbortController().signal;
const wav = (bytes: Uint8Array): Audio => ({ bytes, mediaType: 'audio/wav' });

/** The processes of the recogniser that belong to this one. */
function recognisers(): number {
  const isOurs = (pid: string) => {
    try {
      const isSphinx = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('pocketsphinx_ba');
      return isSphinx && readFileSync(`/proc/${pid}/environ`, 'utf8').includes('SAYSO_TEST_OF_SPHINX');
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name)).length;
}

describe.skipIf(pocketsphinxMissing)(`recognition with pocketsphinx${whenMissing}`, { timeout: 60_000 }, () => {
  let ears: SpeechToText;
  beforeAll(() => {
    process.env.SAYSO_TEST_OF_SPHINX = '1';
    ears = createPocketsphinx({ processes: 1 });
  });
  afterAll(() => ears.close());

  it('understands what was recorded in Chromium, and says that it is a draft', async () => {
    const recording: Audio = { bytes: await marketRecording(), mediaType: 'audio/webm' };
    const { transcript, draft } = await ears.transcribe(recording, never);
    expect(transcript).toBe('Yesterday I go to the market with my sister');
    expect(draft).toBe(true);
  });

  it('understands a quiet voice after a long silence', async () => {
    const text = 'My mother makes the best food in the world.';
    const loud = await sayToWav(text, 'John', { rate: 16_000, leadSeconds: 2, tailSeconds: 2 });
    const quiet = new Int16Array(loud.buffer, 44).map((sample) => Math.round(sample / 20));
    const { transcript } = await ears.transcribe(wav(encodeWav(quiet, 16_000)), never);
    expect(transcript).toBe('My mother makes the best food in the world');
  });

  it.each(Object.entries(soundsWithoutVoice()))('hears nothing in %s', async (_, samples) => {
    expect(await ears.transcribe(wav(encodeWav(samples, 16_000)), never)).toEqual({ transcript: '', draft: true });
  });

  it('refuses what is no recording', async () => {
    await expect(ears.transcribe(wav(new Uint8Array(3000)), never)).rejects.toThrow(BadAudio);
  });

  it('stops at once when aborted, leaves no process behind, and serves the next', async () => {
    const long = await sayToWav('I would like to travel to Japan next year. '.repeat(5), 'John', { rate: 16_000 });
    const others = recognisers();
    const fresh = createPocketsphinx({ processes: 1 });
    const stop = new AbortController();
    const hearing = fresh.transcribe(wav(long), stop.signal);
    await expect.poll(recognisers, { timeout: 20_000 }).toBe(others + 1);
    stop.abort(new Error('hung up'));
    await expect(hearing).rejects.toThrow('hung up');
    await expect.poll(recognisers, { timeout: 20_000 }).toBe(others);
    await fresh.close();
    const next = await ears.transcribe(wav(await sayToWav('Good morning.', 'John')), never);
    expect(next.transcript).toBe('Good morning');
  });

  it('serves several at once, each with its own answer', async () => {
    const texts = [
      'Good morning',
      'We was very happy because our team won the game',
      'My mother makes the best food in the world',
    ];
    const recordings = await Promise.all(texts.map((text) => sayToWav(`${text}.`, 'John', { rate: 16_000 })));
    const heard = await Promise.all(recordings.map((bytes) => ears.transcribe(wav(bytes), never)));
    expect(heard.map(({ transcript }) => transcript)).toEqual(texts);
  });

  it('says that it took too long when it did', async () => {
    const hurried = createPocketsphinx({ processes: 1, timeoutMs: 50 });
    const hearing = hurried.transcribe(wav(await sayToWav('Good morning.', 'John')), never);
    await expect(hearing).rejects.toThrow(EngineUnavailable);
    await expect(hearing).rejects.toThrow('could not be understood in time. Please try again with a shorter one.');
    await hurried.close();
  });

  it('says so when the recogniser breaks', async () => {
    const model = findSphinx(process.env.PATH ?? '')?.model ?? '';
    const broken = createPocketsphinx({ found: { program: '/bin/false', model }, processes: 1 });
    const hearing = broken.transcribe(wav(await sayToWav('Good morning.', 'John')), never);
    await expect(hearing).rejects.toThrow('The speech recogniser stopped working on your answer. Please try again.');
    await broken.close();
  });

  it('gives what it understood until then when the time is up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slow-'));
    const program = join(folder, 'pocketsphinx_batch');
    // Understands the first phrase at once, and none after it.
    const script = 'read -r name && echo "i understood this ($name -1)" && read -r name && exec sleep 1000';
    writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const slow = createPocketsphinx({ found: { program, model: '/nowhere' }, processes: 1, timeoutMs: 8000 });
    const sentence = 'I would like to travel to Japan next year if I have enough money, and my sister too.';
    const part = await sayToWav(sentence, 'John', { rate: 16_000, tailSeconds: 1.5 });
    const long = encodeWav(
      new Int16Array(Uint8Array.from([part, part, part].flatMap((p) => [...p.subarray(44)])).buffer),
      16_000,
    );
    expect(await slow.transcribe(wav(long), never)).toEqual({ transcript: 'I understood this', draft: true });
    await slow.close();
    rmSync(folder, { recursive: true });
  });

  it('is checked by ear', async () => {
    expect(ears.about.kind).toBe('embedded');
    expect(await ears.check(never)).toMatch(/^It was told "[^"]+" and heard "[^"]+"\.$/);
  });

  it('ends its processes when it is closed', async () => {
    await ears.close();
    await expect.poll(recognisers, { timeout: 20_000 }).toBe(0);
  });
});

describe('a server without pocketsphinx', () => {
  it('is one where the program or its models are missing', () => {
    expect(findSphinx('/nowhere:/neither')).toBeNull();
    expect(findSphinx(process.env.PATH ?? '', '/nowhere')).toBeNull();
  });

  it('says that answers are typed, and how to install it', async () => {
    const none = createPocketsphinx({ found: null });
    expect(none.about.kind).toBe('none');
    expect(none.about.note).toContain('Type your answer instead.');
    await expect(none.transcribe(wav(new Uint8Array(0)), never)).rejects.toThrow(EngineUnavailable);
    await expect(none.check(never)).rejects.toThrow('apt install pocketsphinx pocketsphinx-en-us');
    await none.close();
  });
});
