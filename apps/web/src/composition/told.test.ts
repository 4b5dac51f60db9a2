import { type Client, createClient, createMemoryTokenStore } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { askCapabilities } from './capabilities.ts';
import { askOperator } from './operator.ts';
import { createTold } from './told.ts';

const operator = { name: 'Atelier Parole', address: null, registration: null, email: null };
const engine = { kind: 'embedded', name: 'Ours' };
const capabilities = {
  coach: engine,
  grammar: engine,
  text_to_speech: engine,
  speech_to_text: engine,
  pronunciation: engine,
  mail: engine,
  payment: engine,
  social: { google: false, facebook: false },
};

const start = (answers: readonly (() => Response)[]) => {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    const answer = answers[asked - 1];
    if (!answer) throw new Error('Asked too often.');
    return answer();
  };
  return { client: createClient({ tokens: createMemoryTokenStore(), fetch, attempts: 1 }), timesAsked: () => asked };
};
const away = () => {
  throw new TypeError('Failed to fetch');
};
const says = (body: unknown, status: number) => () => Response.json(body, { status });

describe.each<[string, (client: Client) => Promise<object>, object]>([
  ['of its engines', askCapabilities, capabilities],
  ['of who runs it', askOperator, operator],
])('what a server says %s', (_, askFor, answer) => {
  it('is asked for once', async () => {
    const { client, timesAsked } = start([says(answer, 200)]);
    const ask = createTold(() => askFor(client));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers).toMatchObject([answer, answer]);
    expect(await ask()).toMatchObject(answer);
    expect(timesAsked()).toBe(1);
  });

  it.each([
    ['knows no such call', says({ detail: 'Not found.' }, 404)],
    ['answers something else', () => new Response('<html>')],
  ])('is nothing, once for all, from one that %s', async (_case, first) => {
    const { client, timesAsked } = start([first]);
    const ask = createTold(() => askFor(client));
    expect([await ask(), await ask()]).toEqual([null, null]);
    expect(timesAsked()).toBe(1);
  });

  it.each([
    ['cannot be reached', away],
    ['is starting', says({ detail: 'Bad gateway.' }, 502)],
  ])('is not known while it %s, and is asked for again after that', async (_case, first) => {
    const { client } = start([first, says(answer, 200)]);
    const ask = createTold(() => askFor(client));
    await expect(ask()).rejects.toThrow();
    expect(await ask()).toMatchObject(answer);
  });
});
