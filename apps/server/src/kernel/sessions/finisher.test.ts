import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeEngines, type FakeEngines } from '../../testing/fake-engines.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { readCorrections } from './analysis.ts';
import { createFinisher } from './finisher.ts';
import { recordSaid } from './record.ts';
import { createSession } from './sessions.ts';
import { noSpeech } from './speech-time.ts';

describe('what is done after a conversation', () => {
  let fake: FakeEngines;
  let server: TestServer;
  const lease = { sessionId: 'talk', leaseId: 'me' };

  beforeEach(async () => {
    fake = createFakeEngines();
    server = await startTestServer({ engines: fake.engines });
    const { db } = server.services.storage;
    const learner = await signUpLearner(server);
    const facts = { userId: learner.id, kind: 'conversation', coach: 'Daisy', localDate: '2026-11-20' } as const;
    await createSession(db, { ...lease, ...facts }, 1000);
    const record = { db, clock: { now: () => 61_000 }, random: server.services.random };
    await recordSaid(record, lease, { text: 'Yesterday I go home.', clientId: null, draft: false, speech: noSpeech });
  });
  afterEach(() => server.close());

  const services = () => ({
    ...server.services,
    db: server.services.storage.db,
    engines: fake.engines,
    reactToEnd: async () => undefined,
  });
  const recap = async () => {
    const { db } = server.services.storage;
    return (await db.selectFrom('practice_sessions').select('recap').executeTakeFirstOrThrow()).recap;
  };

  it('does not wait for ever for the grammar, nor for the recap, and stores what comes later', async () => {
    const answer = Promise.withResolvers<void>();
    const { correct } = fake.behaviour;
    fake.behaviour.correct = (text, signal) => answer.promise.then(() => correct(text, signal));
    fake.behaviour.recap = () => new Promise(() => undefined);
    const finisher = createFinisher(services(), { grammarMs: 60_000, restMs: 10, recapMs: 10 });
    await finisher.finish('talk');
    expect(await recap()).toBe('You talked with Daisy for 1 minute and gave 1 answer.');
    expect(await readCorrections(services().db, 'talk')).toEqual([]);
    answer.resolve();
    await finisher.finish('talk');
    expect(await readCorrections(services().db, 'talk')).toMatchObject([{ category: 'Tense' }]);
    await finisher.close();
  });

  it('stores each mistake once when two processes look at once', async () => {
    const [one, other] = [createFinisher(services()), createFinisher(services())];
    await Promise.all([one.finish('talk'), other.finish('talk')]);
    expect(await readCorrections(services().db, 'talk')).toHaveLength(1);
    await Promise.all([one.close(), other.close()]);
  });

  it('gives up when the server stops, and leaves the work to the next', async () => {
    fake.behaviour.correct = () => new Promise(() => undefined);
    const finisher = createFinisher(services());
    const finishing = finisher.finish('talk');
    await finisher.close();
    await finishing;
    expect(await recap()).toBeNull();
    const turn = await services().db.selectFrom('turns').select('analysed_at').executeTakeFirst();
    expect(turn).toEqual({ analysed_at: null });
  });

  it('knows nothing to do for a session that is gone', async () => {
    const finisher = createFinisher(services());
    await expect(finisher.finish('no such session')).resolves.toBeUndefined();
    await finisher.close();
  });
});
