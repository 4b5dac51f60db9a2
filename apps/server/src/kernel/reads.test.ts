import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../platform/http/docs/endpoints.ts';
import { createFakeEngines } from '../testing/fake-engines.ts';
import { prepareInterview } from '../testing/interview-world.ts';
import { call, signUpLearner, type TestLearner } from '../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { tableNames } from '../testing/table-names.ts';

/** The calls that the specification makes GETs though they act, and why they do. */
const acting: Readonly<Record<string, string>> = {
  getConversationSummary: 'The first summary ends the conversation and stores its recap and its XP.',
  getConversationTip: 'The first tip of a conversation is stored, so that it stays the same.',
  getPronunciationGreeting: 'A greeting begins a drill, and is never the same twice in a row.',
};

/** Calls are counted for the limits whatever they do. */
const counters = 'rate_limits';
const hour = 60 * 60_000;

describe('a GET', () => {
  let server: TestServer;
  let learner: TestLearner;
  let now: number;
  let interview: string;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 12);
    // The grammar checks nothing: in the background it would store what it finds.
    const fake = createFakeEngines({ correct: () => new Promise(() => undefined) });
    server = await startTestServer({ engines: fake.engines, now: () => now });
    learner = await signUpLearner(server);
    interview = await prepareInterview(server, learner.token);
    const send = async (message: string) => ask('POST', '/conversation/send', { message });
    await send('I like tea.');
    // The first conversation was left, and the second goes on.
    now += 3 * hour;
    await send('I like coffee.');
    now += 30_000;
    await send('I like milk.');
  });
  afterEach(() => server.close());

  const ask = async (method: string, path: string, body?: unknown) =>
    call(server, method, path, body, (await server.services.tokens.issue(learner.id)).token);

  /** Every row of every table, as text by table. */
  const dump = async (): Promise<Readonly<Record<string, string>>> => {
    const { db } = server.services.storage;
    const tables = (await tableNames(db)).filter((name) => name !== counters);
    const read = async (name: string) =>
      [name, JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows)] as const;
    return Object.fromEntries(await Promise.all(tables.map(read)));
  };

  const gets = endpoints.filter(({ name, endpoint }) => endpoint.method === 'GET' && !(name in acting));

  it.each(gets.map(({ name, endpoint }) => ({ name, path: endpoint.path })))(
    'of $path changes no row',
    async ({ path }) => {
      const { token } = await server.services.tokens.issue(learner.id);
      const query = new URLSearchParams({ time_zone: 'Pacific/Kiritimati', format: 'csv', interview_id: interview });
      const before = await dump();
      for (let time = 0; time < 2; time += 1) {
        const response = await fetch(`${server.url}${path}?${query.toString()}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await response.text();
        expect(response.status).toBeLessThan(500);
      }
      expect(await dump()).toEqual(before);
    },
  );

  it('that acts is one of the contract, and only those of the specification do', () => {
    const names = endpoints.filter(({ endpoint }) => endpoint.method === 'GET').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(acting)));
    expect(Object.keys(acting)).toHaveLength(3);
  });
});
