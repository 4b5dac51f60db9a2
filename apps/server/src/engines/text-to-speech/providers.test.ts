import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, ProtocolError, type SpeechRequest } from '../../testing/openai-server/protocol.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/openai-server/start.ts';
import { silentWav } from '../../testing/silent-wav.ts';
import { findPhrases } from '../decoding/speech.ts';
import { decodeWav } from '../decoding/wav.ts';
import { EngineUnavailable } from '../ports.ts';
import { createOpenAiVoice, type OpenAiVoiceOptions } from './openai.ts';

const key = 'sk-secret-of-the-test';
const never = new AbortController().signal;
const faults: { speak?: Fault } = {};
let server: OpenAiServer;
beforeEach(async () => {
  delete faults.speak;
  server = await startOpenAiServer({ apiKey: key, faults });
});
afterEach(() => server.close());

const createVoice = (options: Partial<OpenAiVoiceOptions> = {}) =>
  createOpenAiVoice({
    baseUrl: server.url,
    apiKey: key,
    model: 'a-voice-model',
    voices: { John: 'john', Daisy: 'daisy' },
    ...options,
  });

/** An error, its cause and theirs, as a log would show them. */
const everything = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${everything(error.cause)}` : String(error);

describe('a voice over the OpenAI protocol', { timeout: 30_000 }, () => {
  it('sends the model, the voice of the coach and the plain text, and hands on real speech', async () => {
    const { bytes, mediaType } = await createVoice().speak('**Good** morning.', 'Daisy', never);
    expect(mediaType).toBe('audio/wav');
    const { samples, rate } = decodeWav(bytes);
    expect(findPhrases(samples, rate).length).toBe(1);
    const wanted = { model: 'a-voice-model', voice: 'daisy', input: 'Good morning.', response_format: 'wav' };
    expect(server.requests).toEqual([{ path: '/v1/audio/speech', authorization: `Bearer ${key}`, body: wanted }]);
  });

  it('hands on mp3 when the service makes that', async () => {
    const asked: SpeechRequest[] = [];
    const mp3 = await startOpenAiServer({
      speak: async (request) => {
        asked.push(request);
        return { bytes: Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0), mediaType: 'audio/mpeg' };
      },
    });
    const voice = createVoice({ baseUrl: mp3.url });
    expect((await voice.speak('Hello.', 'John', never, 'mp3')).mediaType).toBe('audio/mpeg');
    expect(asked[0]?.response_format).toBe('mp3');
    await mp3.close();
  });

  it('takes wav from a service that makes no mp3, and asks it for mp3 only once', async () => {
    const asked: string[] = [];
    const onlyWav = await startOpenAiServer({
      speak: async ({ response_format }) => {
        asked.push(response_format);
        if (response_format === 'mp3') throw new ProtocolError(400, 'response_format must be one of [wav].');
        return { bytes: silentWav(0.1), mediaType: 'audio/wav' };
      },
    });
    const voice = createVoice({ baseUrl: onlyWav.url });
    for (let time = 0; time < 2; time += 1)
      expect((await voice.speak('Hello.', 'John', never, 'mp3')).mediaType).toBe('audio/wav');
    expect(asked).toEqual(['mp3', 'wav', 'wav']);
    await onlyWav.close();
  });

  it('is asked for mp3 again when it was the text that it refused', async () => {
    const asked: string[] = [];
    const strict = await startOpenAiServer({
      speak: async ({ response_format }) => {
        asked.push(response_format);
        throw new ProtocolError(400, 'The text is too long.');
      },
    });
    const voice = createVoice({ baseUrl: strict.url });
    for (let time = 0; time < 2; time += 1)
      await expect(voice.speak('Hello.', 'John', never, 'mp3')).rejects.toThrow(EngineUnavailable);
    expect(asked).toEqual(['mp3', 'wav', 'mp3', 'wav']);
    await strict.close();
  });

  it.each<[string, Fault, RegExp]>([
    [
      'refuses the key',
      { status: 401, message: `Incorrect API key provided: ${key}` },
      /refused the key.*Check the key/,
    ],
    ['does not know the model', { status: 404 }, /does not know this address or model/],
    ['does not like the request', { status: 400 }, /did not accept the request \(400\)/],
    ['has too much to do', { status: 429 }, /takes no more requests now.*try again in a minute/],
    ['is broken', { status: 500 }, /has a problem of its own \(500\).*try again/],
    ['answers with a page', 'malformed', /answered with something it should not/],
    ['breaks off', 'cut', /cannot be reached/],
    ['never answers', 'hang', /did not answer within 1.5 s/],
  ])('says what to do when the service %s', async (_, fault, sentence) => {
    faults.speak = fault;
    const error = await createVoice(fault === 'hang' ? { timeoutMs: 1500 } : {})
      .speak('Hello.', 'John', never)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(String(error)).toMatch(sentence);
    expect(String(error)).toContain(`The voice service at ${new URL(server.url).host}`);
    expect(error instanceof Error && error.cause).toBeInstanceOf(Error);
    expect(everything(error)).not.toContain(key);
  });

  it('says so when there is no service at the address', async () => {
    const voice = createVoice({ baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(voice.speak('Hello.', 'John', never)).rejects.toThrow(/cannot be reached/);
  });

  it('stops at once with the reason of an abort', async () => {
    faults.speak = 'hang';
    const stop = new AbortController();
    const speaking = createVoice().speak('Hello.', 'John', stop.signal);
    stop.abort(new Error('hung up'));
    await expect(speaking).rejects.toThrow('hung up');
  });

  it('is checked by having it speak', async () => {
    expect(await createVoice().check(never)).toMatch(/said "Hello\." in \d+ bytes of audio\/wav/);
  });
});
