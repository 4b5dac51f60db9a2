import { describe, expect, it } from 'vitest';
import { spokenText } from '../../testing/fake-engines.ts';
import { learnerWorld } from '../../testing/learner-world.ts';
import { call } from '../../testing/sign-up-learner.ts';

describe('the text chat and the tip', () => {
  const world = learnerWorld();

  const start = () => call(world.server, 'POST', '/conversation/start', {}, world.learner.token);
  const send = (message: string) => call(world.server, 'POST', '/conversation/send', { message }, world.learner.token);
  const get = (path: string) => call(world.server, 'GET', path, undefined, world.learner.token);

  it('greets in the name of the learner’s coach and answers each message', async () => {
    await call(world.server, 'POST', '/user/set_character', { selected_character: 'Daisy' }, world.learner.token);
    expect((await start()).body).toMatchObject({ reply: 'Hello, I am Daisy.' });
    expect(await send('I like tea.')).toMatchObject({ status: 200, body: { reply: 'You said: I like tea.' } });
  });

  it('begins a conversation with John where none is open and no coach was chosen', async () => {
    expect((await send('Hello.')).body).toEqual({ reply: 'You said: Hello.' });
    expect((await get('/user/conversations')).body).toMatchObject({
      conversations: [{ coach: 'John', messages: [{ role: 'user' }, { role: 'coach' }] }],
    });
  });

  it('keeps the message when the coach fails, and answers it once when it is sent again', async () => {
    const { reply } = world.fake.behaviour;
    world.fake.behaviour.reply = () => Promise.reject(new Error('no coach'));
    expect(await send('Hello.')).toMatchObject({ status: 503, body: { code: 'engine_unavailable' } });
    world.fake.behaviour.reply = reply;
    expect((await send('Hello.')).body).toEqual({ reply: 'You said: Hello.' });
    const turns = await world.server.services.storage.db
      .selectFrom('turns')
      .select('role')
      .orderBy('position')
      .execute();
    expect(turns.map(({ role }) => role)).toEqual(['user', 'coach']);
  });

  it('refuses blank and over-long messages, and callers without a token', async () => {
    expect((await send('   ')).status).toBe(400);
    expect((await send('a'.repeat(4001))).status).toBe(400);
    expect((await call(world.server, 'POST', '/conversation/send', { message: 'Hello.' })).status).toBe(401);
    expect((await call(world.server, 'GET', '/conversation/api/session/summary')).status).toBe(401);
  });

  it('ends the conversation before when a new one starts, and gives its XP', async () => {
    await start();
    world.now += 20_000;
    await send('Hello.');
    await start();
    expect((await get('/user/sessions')).body).toMatchObject({ sessions: [{ learning_data: { xp_gained: 2 } }] });
  });

  it('sums the text chat up as well', async () => {
    await start();
    world.now += 40_000;
    await send('Yesterday I go home.');
    expect((await get('/conversation/api/session/summary')).body).toMatchObject({
      xp_gained: 4,
      weaknesses: { Tense: ['“Yesterday I go home.” → “Yesterday I went home.”'] },
    });
  });

  it('gives the same tip again, in the coach’s voice, without thinking twice', async () => {
    await call(world.server, 'POST', '/user/set_character', { selected_character: 'Daisy' }, world.learner.token);
    await send('I like tea.');
    const [first, second] = [await get('/conversation/api/tips'), await get('/conversation/api/tips')];
    expect(first.body).toMatchObject({ tip: 'Tip number 1.' });
    expect(spokenText(first.body['audio_base64'])).toBe('Daisy: Tip number 1.');
    expect(second.body).toEqual(first.body);
    expect(world.fake.calls.filter((name) => name === 'tip')).toHaveLength(1);
  });

  it('gives one tip to two calls at once', async () => {
    await send('I like tea.');
    const both = await Promise.all([get('/conversation/api/tips'), get('/conversation/api/tips')]);
    expect(both[0]?.body['tip']).toBe(both[1]?.body['tip']);
  });

  it('gives the tip without sound when the voice fails, and says so when the coach has none', async () => {
    await send('I like tea.');
    const { tip } = world.fake.behaviour;
    world.fake.behaviour.tip = () => Promise.reject(new Error('no coach'));
    expect(await get('/conversation/api/tips')).toMatchObject({ status: 503, body: { code: 'engine_unavailable' } });
    Object.assign(world.fake.behaviour, { tip, speak: () => Promise.reject(new Error('no voice')) });
    expect((await get('/conversation/api/tips')).body).toEqual({ tip: 'Tip number 1.', audio_base64: '' });
  });

  it('has no tip before there was a conversation', async () => {
    expect(await get('/conversation/api/tips')).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: expect.stringContaining('no conversation') },
    });
  });
});
