import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsForEstimate } from '../../kernel/level/estimate.ts';
import { b2 } from '../../kernel/level/samples/b2.ts';
import { storeEstimate } from '../../kernel/level/store-estimate.ts';
import { createFinisher } from '../../kernel/sessions/finisher.ts';
import { learnerWorld } from '../../testing/learner-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call } from '../../testing/sign-up-learner.ts';

/** Ten words. */
const ten = 'I like my house and my dog and my cat.';
/** `count` words, in turns of ten. */
const words = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / 10) }, (_, turn) =>
    ten
      .split(' ')
      .slice(0, Math.min(10, count - 10 * turn))
      .join(' '),
  );

describe('the real English level', () => {
  const world = learnerWorld();

  const get = async (path: string) => (await call(world.server, 'GET', path, undefined, world.learner.token)).body;
  const level = () => get('/user/level');
  const estimates = () =>
    world.server.services.storage.db.selectFrom('level_estimates').selectAll().orderBy('number').execute();
  const begin = async () => {
    const page = openLive({ url: world.server.url, token: world.learner.token });
    await page.next('bot_message');
    return page;
  };
  const hangUp = async (page: Awaited<ReturnType<typeof begin>>) => {
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    await get('/conversation/api/session/summary');
  };
  const talk = async (texts: readonly string[], draft = false) => {
    const page = await begin();
    for (const [index, text] of texts.entries()) {
      world.now += 5000;
      page.send({ type: 'user_message', text, id: `said-${index}`, draft });
      await page.next('bot_message');
    }
    return page;
  };

  it('is not estimated from 199 words, and is from 200', async () => {
    await hangUp(await talk(words(199)));
    expect(await level()).toEqual({ level: null, words: 199, needed: 1, evidence: [] });
    expect(await get('/me')).not.toHaveProperty('real_english_level');
    expect(await get('/me')).toMatchObject({ level_measured: false });
    await hangUp(await talk(['Yes.']));
    expect(await get('/me')).toMatchObject({ real_english_level: 'A2', level_measured: true });
    expect(await level()).toMatchObject({
      level: 'A2',
      words: 200,
      needed: 200,
      evidence: [
        { name: 'Length', value: '10 words', says: 'You say about 10 words at a time.' },
        { name: 'Words' },
        { name: 'Sentences' },
        { name: 'Mistakes', value: '0 in 100 words', says: 'In 100 words your coach finds 0 mistakes.' },
      ],
    });
  });

  it('keeps what it rests on', async () => {
    await hangUp(await talk(b2[2].turns));
    const turns = await world.server.services.storage.db
      .selectFrom('turns')
      .select('id')
      .where('role', '=', 'user')
      .orderBy('position')
      .execute();
    const [estimate] = await estimates();
    expect(estimate).toMatchObject({ number: 1, level: 'B2', from_turn: turns[0]?.id, to_turn: turns.at(-1)?.id });
    expect(JSON.parse(estimate?.features ?? '')).toMatchObject({ mistakes: 0, turnLength: expect.any(Number) });
  });

  it('does not count what the transcriber says instead of words, nor unconfirmed drafts', async () => {
    await hangUp(await talk(['(no answer)', '(timeout)', 'I like tea.']));
    await hangUp(await talk(words(300), true));
    expect(await level()).toMatchObject({ level: null, words: 3, needed: 197 });
  });

  it('counts a draft once the learner has put it right, with the words as they are then', async () => {
    const page = await talk(['I like three.'], true);
    page.send({ type: 'user_correction', id: 'said-0', text: 'I like green tea.' });
    page.send({ type: 'user_correction', id: 'said-0', text: 'I like good green tea.' });
    await hangUp(page);
    expect(await level()).toMatchObject({ words: 5 });
  });

  it('does not count what is said until the conversation is over, because it may still be put right', async () => {
    const page = await talk(words(210));
    expect(await level()).toMatchObject({ level: null, words: 0 });
    await hangUp(page);
    expect(await level()).toMatchObject({ words: 210 });
  });

  it('waits for the grammar, and is estimated when it has been looked at', async () => {
    const { correct } = world.fake.behaviour;
    world.fake.behaviour.correct = () => Promise.reject(new Error('no grammar'));
    await hangUp(await talk(words(200)));
    expect(await level()).toMatchObject({ level: null, words: 0 });
    world.fake.behaviour.correct = correct;
    await get('/conversation/api/session/summary');
    expect(await level()).toMatchObject({ level: 'A2', words: 200 });
  });

  it('rises by one step for each 200 new words, however much better they are', async () => {
    await hangUp(await talk(words(200)));
    await hangUp(await talk(b2[1].turns.slice(0, 6)));
    expect((await estimates()).map((one) => one.level)).toEqual(['A2']);
    await hangUp(await talk([...b2[2].turns, ...b2[3].turns, ...b2[0].turns, ...b2[1].turns]));
    expect((await estimates()).map((one) => one.level)).toEqual(['A2', 'B1']);
  });

  it('is made once, by two processes at once and however often', async () => {
    await hangUp(await talk(words(230)));
    const { db } = world.server.services.storage;
    const { id } = await db.selectFrom('practice_sessions').select('id').executeTakeFirstOrThrow();
    await db.deleteFrom('level_estimates').execute();
    const reactToEnd = async (learnerId: string) => void (await storeEstimate(db, learnerId, world.now));
    const services = { ...world.server.services, db, reactToEnd };
    const finishers = [createFinisher(services), createFinisher(services)];
    await Promise.all(finishers.map((finisher) => finisher.finish(id)));
    await finishers[0]?.finish(id);
    expect(await estimates()).toHaveLength(1);
    await Promise.all(finishers.map((finisher) => finisher.close()));
  });

  it('never moves on fewer than 200 new words, however they are spread', async () => {
    const { db } = world.server.services.storage;
    const store = async (count: number) => {
      const id = crypto.randomUUID();
      world.now += 1000;
      const at = world.now;
      const session = { id, user_id: world.learner.id, kind: 'text' as const, coach: 'John', local_date: '2026-11-20' };
      await db
        .insertInto('practice_sessions')
        .values({
          ...session,
          started_at: at,
          last_active_at: at,
          ended_at: at,
          spoken_ms: 0,
          xp_gained: 0,
          recap: '',
          tip: null,
          held_by: null,
        })
        .execute();
      const turn = { heard: null, draft: 0, client_id: null, answers: null, heard_at: null, spoken_ms: 0 };
      await db
        .insertInto('turns')
        .values({
          ...turn,
          id: `turn-${id}`,
          session_id: id,
          position: 1,
          role: 'user',
          text: 'word '.repeat(count),
          analysed_at: at,
          created_at: at,
        })
        .execute();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 350 }), { minLength: 1, maxLength: 8 }), async (talks) => {
        await db.deleteFrom('practice_sessions').execute();
        await db.deleteFrom('level_estimates').execute();
        for (const count of talks) {
          await store(count);
          await storeEstimate(db, world.learner.id, world.now);
          await storeEstimate(db, world.learner.id, world.now);
        }
        const totals = [0, ...(await estimates()).map((one) => one.words)];
        const steps = totals.slice(1).map((total, index) => total - (totals[index] ?? 0));
        expect(steps.every((step) => step >= wordsForEstimate)).toBe(true);
        const left = talks.reduce((sum, count) => sum + count, 0) - (totals.at(-1) ?? 0);
        expect(left).toBeLessThan(wordsForEstimate);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('is not told without a sign-in', async () => {
    expect((await call(world.server, 'GET', '/user/level')).status).toBe(401);
  });
});
