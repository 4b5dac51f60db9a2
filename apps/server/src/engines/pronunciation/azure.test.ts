import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketRecording } from '../../testing/fixture.ts';
import { silentWav } from '../../testing/silent-wav.ts';
import { decodeRecording } from '../decoding/decode.ts';
import { decodeWav, encodeWav } from '../decoding/wav.ts';
import { type Audio, BadAudio, EngineUnavailable, type Pronunciation } from '../ports.ts';
import { createAzurePronunciation } from './azure.ts';

const key = 'azure-secret-of-the-test';
const never = new AbortController().signal;
const sentence = 'I think it’s a well-known bird.';
let server: Server;
let endpoint: string;
let scorer: Pronunciation;
/** As Chromium records. */
let recording: Audio;
/** Its first words, which are read in a moment. */
let short: Audio;
let seen: { url: string | undefined; type: string | undefined; wishes: unknown; body: Buffer }[];
/** The next answer of the service: a status, a body as JSON or as it is, or nothing ever. */
type Next = number | object | string | null;
let next: Next;

/** Azure's protocol for short audio, as far as a client can see it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const wishes: unknown = JSON.parse(
    Buffer.from(String(request.headers['pronunciation-assessment']), 'base64').toString(),
  );
  seen.push({ url: request.url, type: request.headers['content-type'], wishes, body });
  const sent = String(request.headers['ocp-apim-subscription-key']);
  if (sent !== key) response.writeHead(401).end(`bad key ${sent}`);
  else if (typeof next === 'number') response.writeHead(next).end(key);
  else if (next !== null) response.writeHead(200).end(typeof next === 'string' ? next : JSON.stringify(next));
}

const createScorer = (options: { key?: string; timeoutMs?: number } = {}) =>
  createAzurePronunciation({ key, region: 'westeurope', endpoint, ...options });
const assess = (reference = sentence) => scorer.assess(short, reference, null, never);

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  scorer = createScorer();
  recording = { bytes: await marketRecording(), mediaType: 'audio/webm' };
  const { samples, rate } = await decodeRecording(await marketRecording());
  short = { bytes: encodeWav(samples.subarray(0, 1.5 * rate), rate), mediaType: 'audio/wav' };
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await scorer.close();
  server.closeAllConnections();
  server.close();
});

/** A word as Azure sends it; sounds as `name:score`, one after another from `offset` on, in ticks. */
const word = (Word: string, AccuracyScore: number, ErrorType = 'None', sounds = '', offset = 5_000_000) => ({
  Word,
  Offset: offset,
  Duration: 2_500_000,
  AccuracyScore,
  ErrorType,
  Phonemes: sounds
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ Phoneme: one.split(':')[0], AccuracyScore: Number(one.split(':')[1]) })),
});
const omitted = (Word: string) => ({ Word, AccuracyScore: 0, ErrorType: 'Omission' });
const success = (Display: string, ...Words: readonly object[]) => ({
  RecognitionStatus: 'Success',
  Offset: '400000',
  NBest: [
    {
      Confidence: '0.87',
      Display,
      AccuracyScore: 81,
      FluencyScore: 74.5,
      CompletenessScore: 80,
      PronScore: 77,
      Words,
    },
  ],
});

describe("Azure's scores", { timeout: 30_000 }, () => {
  it('are asked for with the sentence, down to each sound, with the recording as 16 kHz wav', async () => {
    next = success('I think.', word('i', 90), word('think', 90));
    await scorer.assess(recording, sentence, null, never);
    expect(seen[0]?.url).toBe('/speech/recognition/conversation/cognitiveservices/v1?language=en-US&format=detailed');
    expect(seen[0]?.type).toBe('audio/wav; codecs=audio/pcm; samplerate=16000');
    expect(seen[0]?.wishes).toEqual({
      ReferenceText: sentence,
      GradingSystem: 'HundredMark',
      Granularity: 'Phoneme',
      Dimension: 'Comprehensive',
      PhonemeAlphabet: 'SAPI',
      EnableMiscue: true,
    });
    const { samples, rate } = decodeWav(new Uint8Array(seen[0]?.body ?? []));
    expect(rate).toBe(16_000);
    expect(samples.length / rate).toBeCloseTo(4.5, 0);
  });

  it('say of every word of the sentence how it was said, and where', async () => {
    next = success(
      'I sink a a well known bird.',
      word('i', 100, 'None', 'ay:100'),
      word('think', 41, 'Mispronunciation', 'th:12 ih:80 ng:70 k:90', 8_000_000),
      omitted("it's"),
      word('a', 95, 'None', 'ax:95'),
      word('a', 0, 'Insertion', 'ax:0'),
      word('well', 90, 'None', 'w:90 eh:90 l:90', 20_000_000),
      word('known', 70, 'None', 'n:70 ow:70 n:70', 23_000_000),
      word('bird', 60, 'None', 'b:90 er:70 r:50 d:80'),
    );
    const { words, ...rest } = await assess();
    expect(rest).toEqual({
      heard: 'sentence',
      recognizedText: 'I sink a a well known bird.',
      accuracy: 0.81,
      fluency: 0.745,
      completeness: 0.8,
      overall: 0.77,
      approximate: false,
      speaker: null,
    });
    const sounds = (one: (typeof words)[number] | undefined) =>
      one?.sounds.map(({ sound, score }) => `${sound} ${score}`).join(', ');
    expect(words.map((one) => [one.word, one.score, one.error])).toEqual([
      ['I', 1, 'none'],
      ['think', 0.41, 'mispronunciation'],
      ['it’s', 0, 'omission'],
      ['a', 0.95, 'none'],
      ['well-known', 0.8, 'none'],
      ['bird', 0.6, 'none'],
    ]);
    expect(words.every(({ sure }) => sure)).toBe(true);
    expect(words[1]).toMatchObject({ startMs: 800, endMs: 1050 });
    expect(words[2]).toMatchObject({ startMs: null, endMs: null, sounds: [] });
    expect(words[4]).toMatchObject({ startMs: 2000, endMs: 2550 });
    expect(sounds(words[1])).toBe('TH 0.12, IH 0.8, NG 0.7, K 0.9');
    expect(sounds(words[3])).toBe('AH 0.95');
    expect(sounds(words[5])).toBe('B 0.9, ER 0.5, D 0.8');
  });

  it('are read as well where Azure keeps its marks in an object of their own', async () => {
    const marks = (AccuracyScore: number) => ({ PronunciationAssessment: { AccuracyScore, ErrorType: 'None' } });
    const Phonemes = [{ Phoneme: 'h', ...marks(30) }];
    const Words = [{ Word: 'hello', ...marks(64), Offset: 7_500_000, Duration: 13_800_000, Phonemes }];
    const PronunciationAssessment = { AccuracyScore: 64, FluencyScore: 90, CompletenessScore: 100, PronScore: 70 };
    next = { RecognitionStatus: 'Success', NBest: [{ Display: 'Hello.', PronunciationAssessment, Words }] };
    expect(await assess('Hello!')).toMatchObject({
      overall: 0.7,
      words: [{ word: 'Hello', score: 0.64, startMs: 750, endMs: 2130, sounds: [{ sound: 'HH', score: 0.3 }] }],
    });
  });

  it('are not sure of a word that Azure says nothing of', async () => {
    next = success('I bird.', word('i', 90), word('bird', 80));
    const { words } = await assess('I see 5 birds, bird.');
    expect(words.map(({ word: own, sure }) => `${own} ${sure}`)).toEqual([
      'I true',
      'see false',
      '5 false',
      'birds false',
      'bird true',
    ]);
  });

  it('tell another sentence from this one', async () => {
    const said = ['yesterday', 'we', 'a', 'went', 'home'].map((one) => word(one, 0, 'Insertion'));
    const left = ['i', 'think', "it's", 'well', 'known', 'bird'].map(omitted);
    next = success('Yesterday we went home.', ...said, ...left);
    expect(await assess()).toMatchObject({ heard: 'another sentence', overall: 0, completeness: 0 });
    next = success('Yesterday we a went home.', ...said, ...left, word('a', 99));
    const { heard, words, recognizedText } = await assess();
    expect([heard, recognizedText]).toEqual(['another sentence', 'Yesterday we a went home.']);
    expect(words.map(({ word: own, error }) => `${own} ${error}`)).toContain('well-known omission');
  });

  it('take half a sentence for the sentence', async () => {
    next = success(
      'I think.',
      word('i', 99),
      word('think', 99),
      ...["it's", 'a', 'well', 'known', 'bird'].map(omitted),
    );
    expect((await assess()).heard).toBe('sentence');
  });

  it.each(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout'])('take %s for nothing', async (status) => {
    next = { RecognitionStatus: status, Offset: 0, Duration: 0 };
    expect(await assess()).toMatchObject({ heard: 'nothing', recognizedText: '', overall: 0 });
  });

  it('take a result without a word for nothing', async () => {
    next = success('', ...['i', 'think'].map(omitted));
    expect((await assess('I think')).heard).toBe('nothing');
  });

  it('cost nothing for silence or what is damaged', async () => {
    const silence: Audio = { bytes: silentWav(2), mediaType: 'audio/wav' };
    expect((await scorer.assess(silence, sentence, null, never)).heard).toBe('nothing');
    const damaged: Audio = { bytes: recording.bytes.slice(0, 100), mediaType: 'audio/webm' };
    await expect(scorer.assess(damaged, sentence, null, never)).rejects.toThrow(BadAudio);
    expect(seen).toEqual([]);
  });
});

describe("Azure's service", { timeout: 30_000 }, () => {
  it.each<[string, Next, RegExp]>([
    ['has too much to do', 429, /in westeurope takes no more requests now/],
    ['is broken', 503, /has a problem of its own \(503\)/],
    ['answers with a page', '<html></html>', /answered with something it should not/],
    ['could not recognise', { RecognitionStatus: 'Error' }, /answered with something it should not/],
  ])('says what to do when it %s', async (_, what, message) => {
    next = what;
    const error = await assess().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(String(error)).toMatch(message);
    expect(error instanceof Error && String(error.cause)).not.toContain(key);
  });

  it.each([
    ['its key is wrong', { key: 'wrong-secret' }, 'in westeurope refused the key of this server.'],
    ['it never answers', { timeoutMs: 300 }, 'did not answer within 0.3 s. Please try again.'],
  ])('says what to do when %s, without showing the key', async (_, options, message) => {
    next = null;
    const other = createScorer(options);
    const error = await other.assess(short, sentence, null, never).catch((thrown: unknown) => thrown);
    await other.close();
    expect(String(error)).toContain("Azure's pronunciation service in westeurope");
    expect(String(error)).toContain(message);
    expect(error instanceof Error && String(error.cause)).not.toContain('secret');
  });

  it('is left at once with the reason of an abort', async () => {
    next = null;
    const stop = new AbortController();
    const assessing = scorer.assess(short, sentence, null, stop.signal);
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1);
    stop.abort(new Error('hung up'));
    await expect(assessing).rejects.toThrow('hung up');
  });

  it('is checked with a sentence of the built-in voice', async () => {
    const words = 'my mother makes the best food in the world'.split(' ').map((one) => word(one, 90));
    next = success('My mother makes the best food in the world.', ...words);
    expect(await scorer.check(never)).toBe(
      'It was told "My mother makes the best food in the world." and gave it 77 of 100.',
    );
  });
});
