import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketRecording } from '../../testing/fixture.ts';
import type { Fault } from '../../testing/openai-server/protocol.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/openai-server/start.ts';
import { pocketsphinxMissing, whenMissing } from '../../testing/pocketsphinx.ts';
import { sayToWav } from '../../testing/say.ts';
import { type Audio, BadAudio, EngineUnavailable, type SpeechToText } from '../ports.ts';
import { createSpeechToText } from './create.ts';

const key = 'sk-secret-of-the-test';
const never = new AbortController().signal;
const faults: { transcribe?: Fault } = {};
let server: OpenAiServer;
let ears: SpeechToText;
let recording: Audio;

const createListener = (timeoutMs: number, apiKey = key) =>
  createSpeechToText({ provider: 'openai', baseUrl: server.url, apiKey, model: 'an-ear-model', timeoutMs });

beforeEach(async () => {
  delete faults.transcribe;
  server = await startOpenAiServer({ apiKey: key, faults });
  ears = createListener(20_000);
  recording = { bytes: await marketRecording(), mediaType: 'audio/webm' };
});
afterEach(async () => {
  await ears.close();
  await server.close();
});

describe('recognition over the OpenAI protocol', { timeout: 60_000 }, () => {
  it.skipIf(pocketsphinxMissing)(`has a recording of Chromium transcribed by the service${whenMissing}`, async () => {
    const { transcript, draft } = await ears.transcribe(recording, never);
    expect(transcript).toBe('Yesterday I go to the market with my sister');
    expect(draft).toBe(false);
    const body = { model: 'an-ear-model', language: 'en', response_format: 'json' };
    const file = { name: 'speech.webm', size: recording.bytes.length };
    expect(server.requests).toMatchObject([{ authorization: `Bearer ${key}`, body: { ...body, file } }]);
  });

  it.skipIf(pocketsphinxMissing)(`is checked with a sentence in wav${whenMissing}`, async () => {
    expect(await ears.check(never)).toMatch(/^It was told "[^"]+" and heard "[^"]+"\.$/);
    expect(server.requests).toMatchObject([{ body: { file: { name: 'speech.wav' } } }]);
  });

  it('neither sends silence nor what is damaged', async () => {
    const silence = await sayToWav('👍', 'John', { tailSeconds: 3 });
    expect((await ears.transcribe({ bytes: silence, mediaType: 'audio/wav' }, never)).transcript).toBe('');
    const damaged: Audio = { bytes: recording.bytes.slice(0, 100), mediaType: 'audio/webm' };
    await expect(ears.transcribe(damaged, never)).rejects.toThrow(BadAudio);
    expect(server.requests).toEqual([]);
  });

  it.each<[string, Fault, RegExp]>([
    ['refuses the key', { status: 401, message: `Bad key ${key}` }, /refused the key of this server/],
    ['has too much to do', { status: 429 }, /takes no more requests now/],
    ['is broken', { status: 503 }, /has a problem of its own \(503\)/],
    ['answers with a page', 'malformed', /answered with something it should not/],
    ['never answers', 'hang', /did not answer within 1.5 s/],
  ])('says what to do when the service %s', async (_, fault, sentence) => {
    faults.transcribe = fault;
    const asked = createListener(fault === 'hang' ? 1500 : 20_000);
    const error = await asked.transcribe(recording, never).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(String(error)).toMatch(sentence);
    expect(String(error)).not.toContain(key);
    expect(error instanceof Error && String(error.cause)).not.toContain(key);
    await asked.close();
  });

  it('stops at once with the reason of an abort', async () => {
    faults.transcribe = 'hang';
    const stop = new AbortController();
    const hearing = ears.transcribe(recording, stop.signal);
    await expect.poll(() => server.requests.length, { timeout: 20_000 }).toBe(1);
    stop.abort(new Error('hung up'));
    await expect(hearing).rejects.toThrow('hung up');
  });
});
