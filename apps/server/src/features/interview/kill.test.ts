import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { openInterviewPage, prepareInterview } from '../../testing/interview-world.ts';
import type { DyingStep } from '../../testing/live-child.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startChildServer } from '../../testing/start-child-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** The server of the interview is killed with SIGKILL; another one on the same database goes on. */
describe('a server killed in the middle of an interview', { timeout: 60_000 }, () => {
  let survivor: TestServer;
  let learner: TestLearner;
  beforeAll(async () => {
    survivor = await startTestServer({ engines: createFakeEngines().engines });
    learner = await signUpLearner(survivor);
  });
  afterAll(() => survivor.close());

  const answer = { type: 'user_message', text: 'I teach.', id: 'one' };
  /**
   * Says these things to a server that dies of it.
   * @param first what is waited for before
   */
  const killedBy = async (
    step: DyingStep,
    messages: readonly object[],
    first: 'session' | 'bot_message' = 'session',
  ): Promise<string> => {
    const id = await prepareInterview(survivor, learner.token);
    const dying = await startChildServer(survivor.database, step);
    const page = openInterviewPage(dying.url, learner.token, id);
    await page.next(first);
    for (const message of messages) page.send(message);
    expect(await dying.died).toBe('SIGKILL');
    await page.closed;
    return id;
  };

  it.each<DyingStep>([
    'before the greeting is sent',
    'after storing, before the acknowledgement',
    'while the ideal answer is made',
    'before the ideal answer is sent',
    'while the second question is made',
    'before the second question is sent',
  ])('loses and doubles nothing when it died %s', async (step) => {
    const id = await killedBy(step, [answer, { type: 'request_next_question' }]);
    const again = openInterviewPage(survivor.url, learner.token, id);
    await again.next('session');
    // The page may never have seen the acknowledgement, and sends it again as well.
    again.send(answer);
    await again.next('ack');
    again.send({ type: 'request_next_question' });
    again.send({ type: 'ping' });
    await again.next('pong');
    again.send({ type: 'user_message', text: 'I like it.', id: 'two', assistant_mode: false });
    for (let text = ''; !text.includes('Question 3'); ) text = (await again.next('bot_message')).text;

    const { db } = survivor.services.storage;
    const turns = await db
      .selectFrom('turns')
      .select(['role', 'text'])
      .where('session_id', '=', id)
      .orderBy('position')
      .execute();
    expect(turns.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'coach: Welcome. Question 1 (opening) for a Teacher?',
      'user: I teach.',
      'coach: Thank you. Question 2 (motivation) for a Teacher?',
      'user: I like it.',
      'coach: Thank you. Question 3 (behavioural) for a Teacher?',
    ]);
    const steps = await db
      .selectFrom('interview_steps')
      .select('ideal')
      .where('session_id', '=', id)
      .orderBy('position')
      .execute();
    expect(steps.map(({ ideal }) => ideal !== null)).toEqual([true, false, false]);
    await again.close();
  });

  it('gives the review and the XP once when it died after ending, before terminate_done', async () => {
    // A learner who ends the interview ends the question that is being made, also the first: only a question that was asked can be answered.
    const messages = [answer, { type: 'terminate' }];
    const id = await killedBy('after ending, before terminate_done', messages, 'bot_message');
    const summary = () => call(survivor, 'POST', '/api/interview/session/summary', { interview_id: id }, learner.token);
    const first = await summary();
    expect(first.body).toMatchObject({ summary: expect.stringContaining('You answered 1 questions.') });
    expect((await summary()).body).toEqual(first.body);
    const { db } = survivor.services.storage;
    expect(await db.selectFrom('practice_sessions').select('ended_at').where('id', '=', id).executeTakeFirst()).toEqual(
      {
        ended_at: expect.any(Number),
      },
    );
  });
});
