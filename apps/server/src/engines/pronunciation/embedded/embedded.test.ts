import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketRecording } from '../../../testing/fixture.ts';
import { evaluate } from '../../../testing/pronunciation/evaluate.ts';
import { figuresBy } from '../../../testing/pronunciation/figures.ts';
import { type Item, readManifest } from '../../../testing/pronunciation/item.ts';
import { judgePhrase } from '../../../testing/pronunciation/phrases.ts';
import { createRecorder, type Recorder } from '../../../testing/pronunciation/record.ts';
import { decodeWav, encodeWav } from '../../decoding/wav.ts';
import { type Audio, BadAudio, type Pronunciation } from '../../ports.ts';
import { createPronunciation } from '../create.ts';

const never = new AbortController().signal;
const isSmall = ({ voice, kind, sentence }: Item) =>
  ['slt', 'awb', 'kal'].includes(voice) &&
  !['noisy', 'half replaced'].includes(kind) &&
  sentence.startsWith('I think ');
/** Readings by strangers, right and with every other word another one. */
const isWholePhrase = ({ voice, kind, sentence }: Item) =>
  ['rms', 'kal'].includes(voice) && ['right', 'half replaced'].includes(kind) && sentence.startsWith('She bought ');

describe('the built-in listener', { timeout: 60_000 }, () => {
  let engine: Pronunciation;
  let recorder: Recorder;
  let right: Audio;
  const item: Item = {
    voice: 'slt',
    kind: 'right',
    sentence: 'Could you close the window, please?',
    said: 'Could you close the window, please?',
    wrong: null,
  };
  beforeAll(async () => {
    engine = createPronunciation({ provider: 'embedded' });
    recorder = createRecorder();
    const recording = await recorder.record(item);
    if (!recording) throw new Error('flite said nothing.');
    right = recording;
  });
  afterAll(async () => {
    await Promise.all([engine.close(), recorder.close()]);
  });

  it('finds a right reading good, and says where each word and sound is', async () => {
    const { words, speaker, ...scores } = await engine.assess(right, item.sentence, null, never);
    expect(scores).toMatchObject({ heard: 'sentence', approximate: true, completeness: 1 });
    expect(scores.overall).toBeGreaterThan(0.7);
    expect(words.map(({ word }) => word)).toEqual(item.sentence.split(' '));
    const starts = words.map(({ startMs }) => Number(startMs));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(words[4]?.sounds.map(({ sound }) => sound)).toEqual(['W', 'IH', 'N', 'D', 'OW']);
    expect(speaker).toMatch(/^\{/);
  });

  it('judges a few readings of the evaluation set no worse than it did', async () => {
    const outcomes = await evaluate(engine, recorder, readManifest().filter(isSmall), never);
    const [all] = figuresBy(outcomes, () => 'all');
    expect(all).toMatchObject({ recordings: 18, heardRight: 18 });
    expect(all?.rightWords.calledWrong).toBeLessThanOrEqual(1);
    expect(all?.wrongWords.calledWrong).toBeGreaterThanOrEqual(4);
  });

  it('finds a phrase good that was read right, and none of which half was something else', async () => {
    const outcomes = await evaluate(engine, recorder, readManifest().filter(isWholePhrase), never);
    expect(outcomes.map((outcome) => [outcome.item.kind, judgePhrase(outcome)])).toEqual([
      ['right', 'good'],
      ['half replaced', 'below'],
      ['right', 'good'],
      ['half replaced', 'below'],
    ]);
  });

  it("hears a recording of the page's own recorder", async () => {
    const recording: Audio = { bytes: await marketRecording(), mediaType: 'audio/webm' };
    const sentence = 'Yesterday I go to the market with my sister.';
    const { heard, overall } = await engine.assess(recording, sentence, null, never);
    expect(heard).toBe('sentence');
    expect(overall).toBeGreaterThan(0.7);
  });

  it('takes a piece in which the words do not fit for another sentence', async () => {
    const sentence = 'Please leave the ship before the evening.';
    const said = 'leave the ship before the evening.';
    const whole = await recorder.record({ ...item, kind: 'dropped', sentence, said, wrong: 0 });
    const { samples, rate } = decodeWav(whole?.bytes ?? new Uint8Array());
    const piece: Audio = { bytes: encodeWav(samples.slice(10_400, 24_800), rate), mediaType: 'audio/wav' };
    expect((await engine.assess(piece, sentence, null, never)).heard).toBe('another sentence');
  });

  it('refuses what is no recording', async () => {
    const bytes = new TextEncoder().encode('this is no sound');
    const failure = engine.assess({ bytes, mediaType: 'audio/wav' }, 'Hello.', null, never);
    await expect(failure).rejects.toBeInstanceOf(BadAudio);
  });

  it('stops at once when aborted, and listens again afterwards', async () => {
    const stop = new AbortController();
    const listening = engine.assess(right, item.sentence, null, stop.signal);
    stop.abort(new Error('hung up'));
    await expect(listening).rejects.toThrow('hung up');
    expect((await engine.assess(right, item.sentence, null, never)).heard).toBe('sentence');
  });

  it('is not sure of a word that is in no dictionary, and does not count it against the learner', async () => {
    const { heard, words } = await engine.assess(right, 'Could you close the wundow, please?', null, never);
    expect(heard).toBe('sentence');
    expect(words[4]).toMatchObject({ word: 'wundow,', sure: false, error: 'none' });
  });
});
