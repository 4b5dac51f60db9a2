import { afterEach, describe, expect, it } from 'vitest';
import { absentEngines } from '../../testing/absent-engines.ts';
import { createTestClock } from '../../testing/clock.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const clock = createTestClock();
const open: TestServer[] = [];
let spoken = 0;
const start = async (database?: TestServer['database']): Promise<TestServer> => {
  const server = await startTestServer({
    now: clock.now,
    ...(database && { database }),
    engines: {
      textToSpeech: {
        ...absentEngines.textToSpeech,
        speak: async () => {
          spoken += 1;
          return { bytes: new Uint8Array(1), mediaType: 'audio/wav' };
        },
      },
    },
  });
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0).reverse()) await server.close();
  spoken = 0;
});

const speak = (server: TestServer, { token }: TestLearner, text = 'Hello.') =>
  call(server, 'POST', '/api/speech/tts', { text, voice: 'John' }, token);
const speakOften = async (server: TestServer, learner: TestLearner, times: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: times }, () => speak(server, learner)));
  return answers.map(({ status }) => status);
};

describe('the calls that engines work for', () => {
  it('are sixty a minute for one learner, and the next is refused before the engine hears of it', async () => {
    const server = await start();
    const learner = await signUpLearner(server);
    const statuses = await speakOften(server, learner, 63);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(spoken).toBe(60);
  });

  it('are refused with the time to wait, in words and for programs, and go on afterwards', async () => {
    const server = await start();
    const learner = await signUpLearner(server);
    await speakOften(server, learner, 60);
    clock.advance(19_500);
    const refused = await speak(server, learner);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', detail: 'Too many tries. Please wait 41 seconds and try again.' },
    });
    expect(refused.headers.get('retry-after')).toBe('41');
    clock.advance(40_500);
    expect((await speak(server, learner)).status).toBe(200);
  });

  it('are counted together, whatever the engine and the process', async () => {
    const first = await start();
    const learner = await signUpLearner(first);
    const second = await start(first.database);
    await speakOften(first, learner, 59);
    expect((await call(second, 'GET', '/api/pronunciation/greeting', undefined, learner.token)).status).toBe(200);
    expect((await speak(first, learner)).status).toBe(429);
    expect((await call(second, 'POST', '/conversation/start', {}, learner.token)).status).toBe(429);
  });

  it('of one learner take nothing from another, and leave the other calls open', async () => {
    const server = await start();
    const [learner, other] = [await signUpLearner(server), await signUpLearner(server)];
    await speakOften(server, learner, 61);
    expect((await speak(server, other)).status).toBe(200);
    expect((await call(server, 'GET', '/me', undefined, learner.token)).status).toBe(200);
  });

  it('are not counted for a visitor, who is refused first', async () => {
    const server = await start();
    const answer = await call(server, 'POST', '/api/speech/tts', { text: 'Hello.', voice: 'John' });
    expect(answer.status).toBe(401);
    expect(await server.services.storage.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('are counted without the learner’s address or id in the database', async () => {
    const server = await start();
    const learner = await signUpLearner(server);
    await speak(server, learner);
    const rows = await server.services.storage.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.some(({ name }) => name.startsWith('engine-per-learner:'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(learner.id);
  });
});
