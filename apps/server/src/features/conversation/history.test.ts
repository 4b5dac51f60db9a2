import { describe, expect, it } from 'vitest';
import { learnerWorld } from '../../testing/learner-world.ts';
import { openLive } from '../../testing/open-live.ts';
import { call, signUpLearner } from '../../testing/sign-up-learner.ts';

interface Talk {
  readonly id: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
}
interface Answer {
  readonly conversations: readonly Talk[];
  readonly next?: string;
}

describe('past conversations', () => {
  const world = learnerWorld();

  const get = async (query = '', token = world.learner.token) => {
    const { status, body } = await call(world.server, 'GET', `/user/conversations${query}`, undefined, token);
    expect(status).toBe(200);
    return body as unknown as Answer;
  };
  const refusal = (query: string) =>
    call(world.server, 'GET', `/user/conversations${query}`, undefined, world.learner.token);

  /** Many talks as they are stored, the later the higher its number; two at a time begin in the same millisecond. */
  const store = async (talks: number, turnsEach: number) => {
    const { db } = world.server.services.storage;
    const numbers = Array.from({ length: talks }, (_, number) => number);
    const createId = (number: number) => `${world.learner.id}-${String(number).padStart(3, '0')}`;
    const sessions = numbers.map((number) => {
      const startedAt = world.now + Math.floor(number / 2) * 60_000;
      return {
        id: createId(number),
        user_id: world.learner.id,
        kind: 'conversation' as const,
        coach: 'Daisy',
        started_at: startedAt,
        last_active_at: startedAt,
        ended_at: startedAt,
        local_date: '2026-11-20',
        spoken_ms: 0,
        xp_gained: null,
        recap: null,
        tip: null,
        held_by: null,
      };
    });
    await db.transaction().execute(async (transaction) => {
      for (let from = 0; from < talks; from += 50) {
        const some = sessions.slice(from, from + 50);
        await transaction.insertInto('practice_sessions').values(some).execute();
        const turns = some.flatMap(({ id, started_at }) =>
          Array.from({ length: turnsEach }, (_, index) => ({
            id: `${id}-${index}`,
            session_id: id,
            position: index + 1,
            role: index % 2 === 0 ? ('coach' as const) : ('user' as const),
            text: `Turn ${index + 1}.`,
            heard: null,
            draft: 0,
            client_id: null,
            answers: null,
            heard_at: null,
            analysed_at: null,
            spoken_ms: 0,
            created_at: started_at + index * 1000,
          })),
        );
        for (let turn = 0; turn < turns.length; turn += 500) {
          await transaction
            .insertInto('turns')
            .values(turns.slice(turn, turn + 500))
            .execute();
        }
      }
    });
    return numbers.map(createId).reverse();
  };

  it('come in pages without a gap or a repetition, also where two began at the same time', async () => {
    const newestFirst = await store(11, 2);
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const page = await get(`?limit=3${next === undefined ? '' : `&before=${encodeURIComponent(next)}`}`);
      expect(page.conversations.length).toBeLessThanOrEqual(3);
      seen.push(...page.conversations.map(({ id }) => id));
      next = page.next;
    } while (next !== undefined);
    expect(seen).toEqual(newestFirst);
  });

  it('name no next page when the last one is just full', async () => {
    await store(4, 2);
    expect(await get('?limit=4')).not.toHaveProperty('next');
    expect(await get('?limit=3')).toHaveProperty('next');
  });

  it('are the newest hundred with all of their text where the page asks for no number', async () => {
    const newestFirst = await store(500, 40);
    const { conversations } = await get();
    expect(conversations.map(({ id }) => id)).toEqual(newestFirst.slice(0, 100));
    for (const { messages } of conversations) expect(messages).toHaveLength(40);
    expect(conversations[0]?.messages.at(-1)).toMatchObject({ role: 'user', text: 'Turn 40.' });
  });

  it('can be asked for one by one, and by their learner alone', async () => {
    const [newest, second] = await store(3, 2);
    expect((await get(`?id=${second}`)).conversations.map(({ id }) => id)).toEqual([second]);
    expect(await get('?id=gone')).toEqual({ conversations: [] });
    const other = await signUpLearner(world.server);
    expect(await get(`?id=${newest}`, other.token)).toEqual({ conversations: [] });
    expect(await get('', other.token)).toEqual({ conversations: [] });
  });

  it('say which field of the question is wrong', async () => {
    for (const limit of ['0', '101', 'ten', '1.5', '-1']) {
      expect(await refusal(`?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('from 1 to 100') },
      });
    }
    for (const before of ['yesterday', '12', '.', "1'.;drop"]) {
      expect(await refusal(`?before=${encodeURIComponent(before)}`)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('“before”') },
      });
    }
  });

  it('carry what was found beside the sentence, the time, the kind and what it was about', async () => {
    const page = openLive({ url: world.server.url, token: world.learner.token });
    await page.next('bot_message');
    world.now += 30_000;
    page.send({ type: 'user_message', text: 'Yesterday I go home.' });
    await page.next('bot_message');
    page.send({ type: 'terminate' });
    await page.next('terminate_done');
    await page.close();
    await call(world.server, 'GET', '/conversation/api/session/summary', undefined, world.learner.token);

    const { conversations } = await get();
    expect(conversations).toMatchObject([
      {
        coach: 'Daisy',
        date: '2026-11-20',
        type: 'conversation',
        duration_seconds: 30,
        summary: 'We spoke 3 times.',
        messages: [
          { role: 'coach' },
          {
            role: 'user',
            corrections: [
              {
                category: 'Tense',
                said: 'Yesterday I go home.',
                better: 'Yesterday I went home.',
                explanation: 'It is over.',
              },
            ],
          },
          { role: 'coach' },
        ],
      },
    ]);
    expect(conversations[0]?.messages[0]).not.toHaveProperty('corrections');
    const { body } = await call(world.server, 'GET', '/user/sessions', undefined, world.learner.token);
    expect(body).toMatchObject({ sessions: [{ id: conversations[0]?.id }] });
  });

  it('show a draft as one, and as the learner put it right afterwards', async () => {
    const page = openLive({ url: world.server.url, token: world.learner.token });
    await page.next('bot_message');
    page.send({ type: 'user_message', id: 'said', text: 'I like <b>tree</b>.', draft: true });
    await page.next('bot_message');
    expect((await get()).conversations[0]?.messages[1]).toMatchObject({ text: 'I like <b>tree</b>.', draft: true });
    page.send({ type: 'user_correction', id: 'said', text: 'I like tea.' });
    await expect.poll(async () => (await get()).conversations[0]?.messages[1]?.text).toBe('I like tea.');
    expect((await get()).conversations[0]?.messages[1]).not.toHaveProperty('draft');
    await page.close();
  });
});
