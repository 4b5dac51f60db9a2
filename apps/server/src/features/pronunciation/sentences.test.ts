import { describe, expect, it } from 'vitest';
import { assessed, drillWorld } from '../../testing/drill-world.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { greetingsFor } from './greeting.ts';
import { material } from './material/material.ts';
import { recentOffers } from './offers.ts';
import { hintFor, nameOfSound } from './tips/tips.ts';
import { wordsIn } from './words.ts';

describe('the greeting', () => {
  it('knows the learner’s name, their time of day and what was hard, and nothing else', () => {
    const all = greetingsFor({ name: 'Ada', hour: 7, last: { difficulty: 'TH', average: 0.5 } });
    expect(all.every((text) => text.includes('Ada') && text.includes(nameOfSound('TH')))).toBe(true);
    expect(all.filter((text) => text.startsWith('Good'))).toContainEqual(expect.stringMatching(/^Good morning/));
    expect(greetingsFor({ name: null, hour: 20, last: null }).join()).not.toMatch(/null|morning|[Ll]ast time|back/);
  });
});

describe('the sentences of a drill', () => {
  const drill = drillWorld();
  const next = async (context?: unknown) => String((await drill.post('generate', { context })).body['sentence']);
  const several = async (count: number) => {
    const sentences: string[] = [];
    for (let place = 0; place < count; place += 1) sentences.push(await next());
    return sentences;
  };

  it('begin with a greeting that is never the same twice running', async () => {
    const greetings: unknown[] = [];
    for (let time = 0; time < 8; time += 1) greetings.push((await drill.get('greeting')).body['greeting']);
    for (const [place, greeting] of greetings.entries()) expect(greeting).not.toBe(greetings[place + 1]);
  });

  it('come with the sounds that they train, in words too', async () => {
    const { status, body } = await drill.post('generate', {});
    const known = material.find(({ text }) => text === body['sentence']);
    expect(status).toBe(200);
    expect(known?.level).toBe('A1');
    expect(body).toMatchObject({ sounds: known?.sounds, hint: hintFor(known?.sounds ?? []) });
  });

  it('are all different in one drill, and not those of the drill before', async () => {
    await drill.get('greeting');
    const first = await several(6);
    await drill.get('greeting');
    const all = [...first, ...(await several(recentOffers - 6))];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are two for two calls at once', async () => {
    const both = await Promise.all([next(), next()]);
    expect(both[0]).not.toBe(both[1]);
  });

  it('bring back the sound that was hard, after three others', async () => {
    await drill.get('greeting');
    const first = await next();
    const [sound] = material.find(({ text }) => text === first)?.sounds ?? [];
    const [word] = wordsIn(first);
    const bad = { score: 0.3, sounds: [{ sound: String(sound), score: 0.2 }] };
    await drill.say(first, assessed(first, { [String(word)]: bad }));
    await drill.save({ target: first, phrase_count: 1 });
    const items = await drill.world.server.services.storage.db.selectFrom('practice_items').selectAll().execute();
    expect(items).toContainEqual(expect.objectContaining({ kind: 'sound', name: sound, box: 0, due_number: 5 }));
    const later = await several(4);
    const offers = await drill.world.server.services.storage.db
      .selectFrom('offered_sentences')
      .select('repeats')
      .orderBy('number')
      .execute();
    expect(offers.map(({ repeats }) => repeats)).toEqual([0, 0, 0, 0, 1]);
    const again = material.find(({ text }) => text === later.at(-1));
    expect(wordsIn(again?.text ?? '').includes(String(word)) || again?.sounds.includes(String(sound))).toBe(true);
  });

  it('bring it back no sooner for a page that asks for the next sentence before it saves this one', async () => {
    await drill.get('greeting');
    const first = await next();
    const [sound] = material.find(({ text }) => text === first)?.sounds ?? [];
    const bad = { score: 0.3, sounds: [{ sound: String(sound), score: 0.2 }] };
    await drill.say(first, assessed(first, { [String(wordsIn(first)[0])]: bad }));
    await next();
    await drill.save({ target: first, phrase_count: 1 });
    const items = await drill.world.server.services.storage.db.selectFrom('practice_items').selectAll().execute();
    expect(items).toContainEqual(expect.objectContaining({ kind: 'sound', name: sound, due_number: 5 }));
  });

  it('do not bring back what the engine was not sure of', async () => {
    const unsure = { score: 0.1, sure: false, sounds: [{ sound: 'TH', score: 0.1 }] };
    await drill.say('I think it is three.', assessed('I think it is three.', { think: unsure, three: unsure }));
    await drill.save({ target: 'I think it is three.', phrase_count: 1 });
    expect(await drill.world.server.services.storage.db.selectFrom('practice_items').selectAll().execute()).toEqual([]);
  });

  it('are spoken by the coach who is asked', async () => {
    const { body } = await drill.post('tts', { text: 'I see a tree.', coach: 'Daisy' });
    expect(Buffer.from(String(body['audio_base64']), 'base64').toString()).toBe('Daisy: I see a tree.');
  });

  it('are spoken as mp3 by a voice that can, and so is the tip about all of them', async () => {
    const formats: unknown[] = [];
    const { speak } = drill.world.fake.behaviour;
    drill.world.fake.behaviour.speak = (text, coach, signal, format) => {
      formats.push(format);
      return speak(text, coach, signal, format);
    };
    await drill.post('tts', { text: 'I see a tree.', coach: 'Daisy' });
    await drill.save({ target: 'I see a tree.', phrase_count: 1 });
    await drill.post('global-tip');
    expect(formats).toEqual(['mp3', 'mp3']);
  });

  it('are for learners only', async () => {
    const paths = ['greeting', 'progress', 'api/session/summary'];
    for (const path of paths) {
      expect((await call(drill.world.server, 'GET', `/api/pronunciation/${path}`)).status).toBe(401);
    }
    expect((await call(drill.world.server, 'POST', '/api/pronunciation/generate', {})).status).toBe(401);
  });
});
