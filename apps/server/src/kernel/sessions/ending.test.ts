import { describe, expect, it } from 'vitest';
import { learnerWorld } from '../../testing/learner-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call } from '../../testing/sign-up-learner.ts';

describe('the end of a conversation', () => {
  const world = learnerWorld();

  const get = (path: string) => call(world.server, 'GET', path, undefined, world.learner.token);
  const summary = () => get('/conversation/api/session/summary?ts=1');
  const totalXp = async () => {
    const { db } = world.server.services.storage;
    return (await db.selectFrom('users').select('total_xp').executeTakeFirstOrThrow()).total_xp;
  };
  const begin = async () => {
    const page = openLive({ url: world.server.url, token: world.learner.token });
    await page.next('bot_message');
    return page;
  };
  const talk = async (...texts: string[]) => {
    const page = await begin();
    for (const text of texts) {
      world.now += 30_000;
      page.send({ type: 'user_message', text });
      await page.next('bot_message');
    }
    return page;
  };

  it('answers terminate_done at once, and the summary names what was said wrong', async () => {
    const page = await talk('Yesterday I go to the market.', 'It was fun.', 'Yesterday I go to the market.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    const said = 'Yesterday I go to the market.';
    const correction = {
      category: 'Tense',
      said,
      better: 'Yesterday I went to the market.',
      explanation: 'It is over.',
    };
    expect(await summary()).toMatchObject({
      status: 200,
      body: {
        xp_gained: 9,
        total_xp: 9,
        summary: 'We spoke 7 times.',
        weaknesses: { Tense: [`“${said}” → “Yesterday I went to the market.”`] },
        corrections: [correction, correction],
      },
    });
  });

  it('gives the XP of a session once, however often it is ended and asked about', async () => {
    const page = await talk('I like tea.');
    page.send({ type: 'terminate' });
    page.send({ type: 'terminate', force: true });
    await page.next('terminate_done');
    await page.next('terminate_done');
    await Promise.all([summary(), summary(), summary()]);
    expect(await totalXp()).toBe(3);
    await page.close();
  });

  it('does not wait for the coach, the voice or the grammar when the learner hangs up, and keeps what was said', async () => {
    const page = await talk('I like tea.');
    const never = () => new Promise<never>(() => undefined);
    Object.assign(world.fake.behaviour, { reply: never, correct: never, recap: never });
    page.send({ type: 'user_message', text: 'Wait.' });
    page.send({ type: 'user_message', text: 'Goodbye.' });
    const asked = performance.now();
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect(performance.now() - asked).toBeLessThan(1000);
    const turns = await world.server.services.storage.db
      .selectFrom('turns')
      .select('text')
      .orderBy('position')
      .execute();
    expect(turns.map(({ text }) => text).slice(-2)).toEqual(['Wait.', 'Goodbye.']);
    await page.close();
  });

  it('answers 204 while the recap is being written, then the summary', async () => {
    const written = Promise.withResolvers<string>();
    world.fake.behaviour.recap = () => written.promise;
    const page = await talk('I like tea.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    const beforeRecap = await summary();
    written.resolve('You like tea.');
    const afterRecap = await summary();
    expect([beforeRecap.status, afterRecap.status]).toEqual([204, 200]);
    expect(afterRecap.body).toMatchObject({ summary: 'You like tea.' });
    expect(world.fake.calls.filter((name) => name === 'recap')).toHaveLength(1);
    await page.close();
  }, 30_000);

  it('gives the bare facts where the coach cannot write a recap, and what the grammar found', async () => {
    world.fake.behaviour.recap = () => Promise.reject(new Error('no coach'));
    const page = await talk('Yesterday I go home.', 'Then I slept.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect((await summary()).body).toMatchObject({
      summary: 'You talked with Daisy for 1 minute and gave 2 answers.',
      weaknesses: { Tense: [expect.any(String)] },
    });
    await page.close();
  });

  it('looks again at what the grammar could not look at before', async () => {
    const { correct } = world.fake.behaviour;
    world.fake.behaviour.correct = () => Promise.reject(new Error('no grammar'));
    const page = await talk('Yesterday I go home.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect((await summary()).body).toMatchObject({ weaknesses: {}, unchecked_turns: 1 });
    world.fake.behaviour.correct = correct;
    const { body } = await summary();
    expect(body).toMatchObject({ weaknesses: { Tense: [expect.any(String)] } });
    expect(body).not.toHaveProperty('unchecked_turns');
    await page.close();
  });

  it('ends a conversation that was left without a word, up to its last activity', async () => {
    const page = await talk('I like tea.', 'I like it a lot.');
    await page.close();
    world.now += 600_000;
    expect(await summary()).toMatchObject({ status: 200, body: { xp_gained: 6, total_xp: 6 } });
  });

  it('counts a pause of more than five minutes as five: a closed laptop is not practice', async () => {
    const page = await talk('I like tea.');
    world.now += 60 * 60_000;
    page.send({ type: 'user_message', text: 'I am back.' });
    await page.next('bot_message');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    expect(await totalXp()).toBe(33);
    await page.close();
  });

  it('leaves no summary and no XP when nothing was said', async () => {
    const page = await begin();
    world.now += 60_000;
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    expect((await summary()).status).toBe(204);
    expect(await totalXp()).toBe(0);
    expect((await get('/user/sessions')).body).toEqual({ sessions: [] });
    expect((await get('/user/conversations')).body).toEqual({ conversations: [] });
  });

  it('does not show an old summary after a later conversation in which nothing was said', async () => {
    const first = await talk('I like tea.');
    first.send({ type: 'terminate' });
    await first.next('terminate_done');
    await first.close();
    world.now += 10 * 60_000;
    const silent = await begin();
    silent.send({ type: 'terminate' });
    await silent.next('terminate_done');
    await silent.close();
    expect((await summary()).status).toBe(204);
  });

  it('still shows the summary when the page came back only to hang up again', async () => {
    const page = await talk('I like tea.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    const again = await begin();
    again.send({ type: 'terminate' });
    await again.next('terminate_done');
    await again.close();
    expect((await summary()).status).toBe(200);
  });

  it('lists the session and its words afterwards', async () => {
    const page = await talk('I like tea.');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    await summary();
    expect((await get('/user/sessions')).body).toEqual({
      sessions: [
        {
          id: expect.any(String),
          date: '2026-11-20',
          created_at: '2026-11-20T12:00:00.000Z',
          duration_seconds: 30,
          spoken_seconds: 1,
          learning_data: {
            type: 'conversation',
            coach: 'Daisy',
            phrase_count: 1,
            xp_gained: 3,
            summary: 'We spoke 3 times.',
          },
        },
      ],
    });
    expect((await get('/user/conversations')).body).toMatchObject({
      conversations: [
        {
          coach: 'Daisy',
          started_at: '2026-11-20T12:00:00.000Z',
          messages: [
            { role: 'coach', text: 'Hello, I am Daisy.' },
            { role: 'user', text: 'I like tea.', timestamp: '2026-11-20T12:00:30.000Z' },
            { role: 'coach', text: 'You said: I like tea.' },
          ],
        },
      ],
    });
  });
});
