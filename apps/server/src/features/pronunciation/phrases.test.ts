import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../engines/ports.ts';
import { minute } from '../../testing/clock.ts';
import { assessed, drillWorld, type SentPhrase } from '../../testing/drill-world.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { unsure } from './tips/unsure.ts';
import { plainWord } from './words.ts';

const three = 'I think it is three.';
const weakThink = { think: { score: 0.4, sounds: [{ sound: 'TH', score: 0.2 }] } };

describe('a phrase that is said', () => {
  const drill = drillWorld();
  const recording = 'UklGRiQAAABXQVZFZm10IA==';
  const totalXp = async () =>
    (await call(drill.world.server, 'GET', '/me', undefined, drill.world.learner.token)).body['total_xp'];
  const summary = async () => (await drill.get('api/session/summary')).body;

  it('is answered with its scores from 0 to 1, word by word and sound by sound', async () => {
    const { body } = await drill.say(three, assessed(three, { ...weakThink, it: { startMs: null, endMs: null } }));
    expect(body).toMatchObject({
      heard: 'sentence',
      approximate: true,
      pronunciationScore: 0.75,
      pronScore: 0.75,
      accuracy: 0.8,
      fluency: 0.7,
      completeness: 1,
      recognizedText: three,
    });
    const words = body['words'] as readonly Record<string, unknown>[];
    expect(words[1]).toEqual({
      word: 'think',
      score: 0.4,
      sure: true,
      error: 'none',
      start_ms: 500,
      end_ms: 1000,
      sounds: [{ sound: 'TH', score: 0.2 }],
    });
    expect(words[2]).not.toHaveProperty('start_ms');
  });

  it('is heard by an engine that remembers the learner’s voice, also after one that learnt nothing', async () => {
    const voices: (string | null)[] = [];
    for (const speaker of ['{"n":1}', null, null]) {
      drill.assess = async (_recording, _reference, known) => {
        voices.push(known);
        return { ...assessed(three), speaker };
      };
      await drill.post('azure-evaluate', { audio_base64: recording, reference_text: three });
    }
    expect(voices).toEqual([null, '{"n":1}', '{"n":1}']);
  });

  it('is refused in clear words when it is no recording, and when there is no engine', async () => {
    const evaluate = (audio_base64: string) => drill.post('azure-evaluate', { audio_base64, reference_text: three });
    expect(await evaluate('aGVsbG8=')).toMatchObject({ status: 422, body: { code: 'bad_audio' } });
    drill.assess = () => Promise.reject(new EngineUnavailable('The ears are away.'));
    expect(await evaluate(recording)).toMatchObject({
      status: 503,
      body: { code: 'engine_unavailable', detail: 'The ears are away.' },
    });
  });

  it('gets a tip on its weakest sound, never the same twice running', async () => {
    await drill.say(three, assessed(three, weakThink));
    const tips: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      tips.push((await drill.post('tip', { user: three, target: three })).body['tip']);
    }
    for (const [place, tip] of tips.entries()) {
      expect(tip).toMatch(/think|tongue/i);
      expect(tip).not.toBe(tips[place + 1]);
    }
  });

  it.each([
    ['another sentence', { heard: 'another sentence' } as const, /another sentence|not my sentence/],
    ['silence', { heard: 'nothing' } as const, /could not hear|heard no words/],
    ['a word that is missing', { words: assessed(three, { it: { error: 'omission', score: 0 } }).words }, /“it”/],
  ])('gets a tip that says so after %s', async (_what, change, expected) => {
    await drill.say(three, { ...assessed(three), ...change });
    expect((await drill.post('tip', { user: '', target: three })).body['tip']).toMatch(expected);
  });

  it('is not praised where the engine was sure of too little: the tip says so, never the same twice running', async () => {
    const doubtful = Object.fromEntries(['I', 'think', 'it', 'is'].map((word) => [plainWord(word), { sure: false }]));
    await drill.say(three, assessed(three, doubtful));
    const tips: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      tips.push((await drill.post('tip', { user: three, target: three })).body['tip']);
    }
    for (const [place, tip] of tips.entries()) {
      expect(unsure).toContain(tip);
      expect(tip).not.toBe(tips[place + 1]);
    }
  });

  it('gets a tip on a word that is surely weak, also where the engine was sure of no other', async () => {
    const doubtful = Object.fromEntries(['I', 'it', 'is', 'three'].map((word) => [plainWord(word), { sure: false }]));
    await drill.say(three, assessed(three, { ...doubtful, ...weakThink }));
    expect((await drill.post('tip', { user: three, target: three })).body['tip']).toMatch(/think/);
  });

  it('gets a tip on the word that was missed where another service scored it', async () => {
    const { body } = await drill.post('tip', { user: 'I sink it is three.', target: three });
    expect(body['tip']).toMatch(/think|tongue/i);
  });

  it('brings XP at once: five good phrases reach 50', async () => {
    for (let phrase = 1; phrase <= 5; phrase += 1) {
      const target = `I see ${phrase} trees.`;
      await drill.say(target);
      expect((await drill.save({ target, phrase_count: phrase, drill_id: 'drill-one' })).body).toMatchObject({
        stored: true,
        xp_gained: 10,
      });
    }
    expect(await totalXp()).toBe(50);
    expect(await summary()).toMatchObject({ xp_gained: 50, phrase_count: 5 });
  });

  it('is stored once however often it is sent, also when it is sent twice at once', async () => {
    await drill.say(three);
    const phrase = { target: three, phrase_count: 1, drill_id: 'drill-one' };
    const sent = await Promise.all([drill.save(phrase), drill.save(phrase), drill.save(phrase)]);
    expect(sent.filter(({ body }) => body['stored'] === true)).toHaveLength(1);
    expect(await totalXp()).toBe(10);
    expect(await summary()).toMatchObject({ phrase_count: 1 });
  });

  it('counts as this server heard it, whatever the page says', async () => {
    await drill.say(three, assessed(three, { think: { score: 0.1 }, it: { score: 0.1 }, is: { score: 0.1 } }));
    const claimed = [{ word: 'think', score: 1 }];
    await drill.save({ target: three, phrase_count: 1, scores: claimed, average: 1 });
    expect(await totalXp()).toBe(2);
    expect(await summary()).toMatchObject({ weak_words: [{ score: 0.1 }, { score: 0.1 }, { score: 0.1 }] });
  });

  it('counts as the page says where another service scored it, for words of the sentence only', async () => {
    const scores = [
      { word: 'Think', score: 0.6 },
      { word: 'three.', score: 7 },
      { word: 'is', score: 0, sure: false },
      { word: 'elephant', score: 0 },
    ];
    await drill.save({ target: three, phrase_count: 1, scores, average: 0.2 });
    expect(await summary()).toMatchObject({
      average_score: 0.8,
      top_words: [{ word: 'three', score: 1 }],
      weak_words: [{ word: 'think', score: 0.6 }],
      main_difficulty: 'Unknown',
    });
  });

  it('has the page’s average where that is all it sends, and half the XP where the engine is not sure', async () => {
    await drill.save({ target: three, phrase_count: 1, average: 0.9 });
    expect(await summary()).toMatchObject({ average_score: 0.9, xp_gained: 10 });
    const unsure = { word: 'think', score: 0.9, sure: false };
    await drill.save({ target: 'I think so.', phrase_count: 2, scores: [unsure], average: 0.9 });
    expect(await summary()).toMatchObject({ average_score: 0.9, xp_gained: 15, phrase_count: 2 });
  });

  it('is not stored when nothing was heard, and brings no XP when it was another sentence', async () => {
    await drill.say(three, { ...assessed(three), heard: 'nothing' });
    expect((await drill.save({ target: three, phrase_count: 1 })).body).toEqual({ stored: false, xp_gained: 0 });
    expect((await drill.get('api/session/summary')).status).toBe(404);
    await drill.say(three, { ...assessed(three), heard: 'another sentence' });
    expect((await drill.save({ target: three, phrase_count: 1 })).body).toEqual({ stored: true, xp_gained: 0 });
  });

  it('is judged as it was said, however late it is saved: neither by a later reading of the sentence nor by silence', async () => {
    const readXp = async (phrase_count: number, reading: unknown) =>
      (await drill.save({ target: three, phrase_count, drill_id: 'drill-one', reading })).body;
    const good = (await drill.say(three)).body['reading'];
    const poor = { think: { score: 0.1 }, it: { score: 0.1 }, is: { score: 0.1 } };
    const worse = (await drill.say(three, assessed(three, poor))).body['reading'];
    await drill.say(three, { ...assessed(three), heard: 'nothing' });
    expect(await readXp(2, worse)).toEqual({ stored: true, xp_gained: 2 });
    expect(await readXp(1, good)).toEqual({ stored: true, xp_gained: 10 });
    expect(await readXp(1, good)).toEqual({ stored: false, xp_gained: 0 });
  });

  it('is not lost to silence after it for a page that does not name readings, and brings nothing twice', async () => {
    await drill.say(three);
    await drill.say(three, { ...assessed(three), heard: 'nothing' });
    const save = async (phrase_count: number) => (await drill.save({ target: three, phrase_count })).body;
    expect(await save(1)).toEqual({ stored: true, xp_gained: 10 });
    expect(await save(2)).toEqual({ stored: false, xp_gained: 0 });
  });

  it('that is saved after a later one leaves what was said last and the newest tip as they are', async () => {
    const said = (content: string) => [{ role: 'coach', content }];
    const phrase = (phrase_count: number, tip: string) =>
      drill.save({
        target: `I see ${phrase_count} trees.`,
        phrase_count,
        drill_id: 'drill-one',
        tip,
        conversation_history: said(tip),
      });
    await phrase(2, 'The newer tip.');
    await phrase(1, 'The older tip.');
    expect(await summary()).toMatchObject({
      phrase_count: 2,
      feedback_tip: 'The newer tip.',
      conversation_history: said('The newer tip.'),
    });
  });

  it('belongs to the drill that the page names; without a name, a first phrase or a long pause begins one', async () => {
    const countAfter = async (phrase: SentPhrase) => {
      drill.world.now += 1000;
      await drill.save(phrase);
      return ((await drill.get('progress')).body['pronunciation'] as unknown[]).length;
    };
    expect(await countAfter({ target: three, phrase_count: 1, drill_id: 'drill-one' })).toBe(1);
    expect(await countAfter({ target: three, phrase_count: 1, drill_id: 'drill-two' })).toBe(2);
    expect(await countAfter({ target: three, phrase_count: 1 })).toBe(3);
    expect(await countAfter({ target: three, phrase_count: 1 })).toBe(3);
    expect(await countAfter({ target: 'I see.', phrase_count: 2 })).toBe(3);
    expect(await countAfter({ target: 'I see.', phrase_count: 1 })).toBe(4);
    await drill.wait(31 * minute);
    expect(await countAfter({ target: 'I see it.', phrase_count: 2 })).toBe(5);
  });
});
