import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../platform/storage/housekeeping.ts';
import { day, minute } from '../../testing/clock.ts';
import { assessed, drillWorld } from '../../testing/drill-world.ts';
import { spokenText } from '../../testing/fake-engines.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { flow } from './tips/flow.ts';
import { nameOfSound } from './tips/tips.ts';
import { unsure } from './tips/unsure.ts';
import { plainWord } from './words.ts';

const three = 'I think it is three.';
const thanks = 'Thank you for the present.';

describe('a drill that is over', () => {
  const drill = drillWorld();
  const { world } = drill;
  const ask = async (path: string) => (await call(world.server, 'GET', path, undefined, world.learner.token)).body;
  const summary = () => drill.get('api/session/summary');

  /** Two phrases: “think” and “thank” are hard, for their TH. */
  const practise = async (drillId = 'drill-one') => {
    const th = { sounds: [{ sound: 'TH', score: 0.3 }] };
    world.now += 10_000;
    await drill.say(three, assessed(three, { think: { score: 0.45, ...th } }));
    await drill.save({ target: three, phrase_count: 1, drill_id: drillId });
    world.now += 20_000;
    await drill.say(thanks, assessed(thanks, { thank: { score: 0.3, ...th }, you: { score: 0, sure: false } }));
    await drill.save({ target: thanks, phrase_count: 2, drill_id: drillId, tip: 'Blow.' });
  };

  it('is summed up in every field of the spec', async () => {
    await practise();
    const { status, headers, body } = await summary();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({
      feedback_tip: 'Blow.',
      xp_gained: 20,
      phrase_count: 2,
      main_difficulty: nameOfSound('TH'),
      weak_words: [
        { word: 'thank', score: 0.3 },
        { word: 'think', score: 0.45 },
      ],
      conversation_history: [
        { role: 'coach', content: three },
        { role: 'user', content: three },
        { role: 'coach', content: 'Smile.' },
        { role: 'coach', content: thanks },
        { role: 'user', content: thanks },
        { role: 'coach', content: 'Blow.' },
      ],
    });
    expect(body['average_score']).toBeCloseTo((4.05 / 5 + 3 / 4) / 2);
    expect((body['top_words'] as unknown[]).length).toBe(5);
  });

  it('says that it is not sure where no word was, instead of a score of nothing', async () => {
    const doubtful = Object.fromEntries(three.split(' ').map((word) => [plainWord(word), { score: 0, sure: false }]));
    await drill.say(three, assessed(three, doubtful));
    await drill.save({ target: three, phrase_count: 1, drill_id: 'drill-one' });
    const unsure = (await summary()).body;
    expect(unsure).toMatchObject({ average_score: 0, sure: false, phrase_count: 1, top_words: [], weak_words: [] });
    await drill.say(thanks);
    await drill.save({ target: thanks, phrase_count: 2, drill_id: 'drill-one' });
    const surer = (await summary()).body;
    expect(surer['average_score']).toBeCloseTo(0.9);
    expect(surer).not.toHaveProperty('sure');
  });

  it('is not sure of a phrase of which it is sure of less than half', async () => {
    const doubtful = Object.fromEntries(['think', 'it', 'is'].map((word) => [word, { score: 0.4, sure: false }]));
    await drill.say(three, assessed(three, doubtful));
    await drill.save({ target: three, phrase_count: 1, drill_id: 'drill-one' });
    expect((await summary()).body).toMatchObject({
      average_score: 0,
      sure: false,
      top_words: [{ score: 0.9 }, { score: 0.9 }],
    });
  });

  it('names as the main difficulty what went wrong again and again, not what went wrong once', async () => {
    const sounds = (sound: string, score: number) => ({ sounds: [{ sound, score }] });
    const often = { think: sounds('TH', 0.4), three: sounds('TH', 0.4), is: sounds('Z', 0.2) };
    await drill.say(three, assessed(three, often));
    await drill.save({ target: three, phrase_count: 1 });
    expect((await summary()).body).toMatchObject({ main_difficulty: nameOfSound('TH') });
  });

  it('shows what was said in the page’s own words where the page sends them', async () => {
    const conversation_history = [{ role: 'assistant', content: 'Hello!', extra: 1 }];
    await drill.save({ target: three, phrase_count: 1, conversation_history });
    expect((await summary()).body).toMatchObject({ conversation_history: [{ role: 'assistant', content: 'Hello!' }] });
  });

  it('has no summary before the first phrase, and none when the next was opened and nothing said in it', async () => {
    expect(await summary()).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await practise();
    world.now += minute;
    await drill.get('greeting');
    expect((await summary()).status).toBe(200);
    world.now += 5 * minute;
    await drill.get('greeting');
    expect((await summary()).status).toBe(404);
    await practise('drill-two');
    expect((await summary()).status).toBe(200);
  });

  it('is remembered by the next greeting', async () => {
    await practise();
    expect((await drill.get('greeting')).body['greeting']).toEqual(expect.stringContaining(nameOfSound('TH')));
  });

  it('counts on the home screen: sessions, phrases, time, XP and streak', async () => {
    await drill.post('generate', {});
    await practise();
    expect(await ask('/user/sessions')).toMatchObject({
      sessions: [
        {
          date: '2026-11-20',
          duration_seconds: 23,
          learning_data: {
            type: 'pronunciation',
            coach: 'Daisy',
            phrase_count: 2,
            xp_gained: 20,
            feedback_tip: 'Blow.',
            summary: 'You said 2 phrases, 78% on average.',
          },
        },
      ],
    });
    expect(await ask('/me')).toMatchObject({ total_xp: 20, streak: 1 });
    const session = await world.server.services.storage.db
      .selectFrom('practice_sessions')
      .select('spoken_ms')
      .executeTakeFirstOrThrow();
    expect(session.spoken_ms).toBe(5000);
  });

  it('counts the speech that the page measured, and what the words take where it was not measured', async () => {
    const spoken = async () =>
      ((await ask('/user/sessions')) as { sessions: { spoken_seconds: number }[] }).sessions[0]?.spoken_seconds;
    await drill.post('generate', {});
    world.now += minute;
    const said = { target: 'We drink tea at four.', transcript: 'we drink tea at four', drill_id: 'drill-one' };
    await drill.save({ ...said, phrase_count: 1, spoken_ms: 3000 });
    expect(await spoken()).toBe(3);
    await drill.save({ ...said, phrase_count: 2 });
    expect(await spoken()).toBe(5);
  });

  it('lasts from its first sentence on, also where the page asks for the second one before it saves the first', async () => {
    const first = String((await drill.post('generate', {})).body['sentence']);
    world.now += 12_000;
    await drill.say(first);
    await drill.post('generate', {});
    world.now += 1000;
    await drill.save({ target: first, phrase_count: 1, drill_id: 'drill-one' });
    expect(await ask('/user/sessions')).toMatchObject({ sessions: [{ duration_seconds: 13 }] });
  });

  it('is no conversation, and uses up none of the free ones', async () => {
    await practise();
    expect(await ask('/user/conversations')).toEqual({ conversations: [] });
    const path = '/conversation/api/session/summary';
    expect((await call(world.server, 'GET', path, undefined, world.learner.token)).status).toBe(204);
    expect((await call(world.server, 'POST', '/conversation/start', {}, world.learner.token)).status).toBe(200);
  });

  it('gets one spoken tip about the whole of it, the same until another phrase is said', async () => {
    await practise();
    const { body } = await drill.post('global-tip');
    expect(body['tip']).toBe(`Drill tip number 1: ${nameOfSound('TH')}.`);
    expect(spokenText(body['audio_base64'])).toBe(`Daisy: ${String(body['tip'])}`);
    expect((await drill.post('global-tip')).body).toEqual(body);
    expect(await ask('/user/sessions')).toMatchObject({
      sessions: [{ learning_data: { feedback_tip: body['tip'] } }],
    });
    await drill.save({ target: 'I see.', phrase_count: 3, drill_id: 'drill-one' });
    expect((await drill.post('global-tip')).body['tip']).toBe(`Drill tip number 2: ${nameOfSound('TH')}.`);
  });

  it('gets its tip by rules and without a voice where the engines fail, and none without a drill', async () => {
    expect(await drill.post('global-tip')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await practise();
    const away = () => Promise.reject(new Error('away'));
    Object.assign(world.fake.behaviour, { drillTip: away, speak: away });
    const { status, body } = await drill.post('global-tip');
    expect(status).toBe(200);
    expect(body).toMatchObject({ tip: expect.stringMatching(/tongue|th/i), audio_base64: '' });
  });

  it('gets no praise in its tip where the engine was sure of too little', async () => {
    world.fake.behaviour.drillTip = async ({ advice }) => advice;
    const doubtful = Object.fromEntries(['think', 'it', 'is'].map((word) => [word, { sure: false }]));
    await drill.say(three, assessed(three, doubtful));
    await drill.save({ target: three, phrase_count: 1, drill_id: 'drill-one' });
    expect(unsure).toContain((await drill.post('global-tip')).body['tip']);
    await drill.say(thanks);
    await drill.save({ target: thanks, phrase_count: 2, drill_id: 'drill-one' });
    expect(flow).toContain((await drill.post('global-tip')).body['tip']);
  });

  it('is listed with its average, newest first', async () => {
    await practise();
    await drill.wait(day);
    await drill.save({ target: three, phrase_count: 1, drill_id: 'drill-two', average: 0.6 });
    expect((await drill.get('progress')).body).toMatchObject({
      pronunciation: [
        { date: '2026-11-21', average_score: 0.6, phrase_count: 1, main_difficulty: 'Unknown' },
        { date: '2026-11-20', phrase_count: 2, xp_gained: 20, main_difficulty: nameOfSound('TH') },
      ],
    });
  });

  it('keeps no reading beyond a day, and its phrases for good', async () => {
    await practise();
    await drill.say(three);
    const { storage } = world.server.services;
    await cleanUp(storage, world.now + 2 * day);
    expect(await storage.db.selectFrom('assessments').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('drill_phrases').selectAll().execute()).toHaveLength(2);
  });
});
