import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeEngines } from '../../testing/fake-engines.ts';
import { type InterviewPage, openInterviewPage, prepareInterview } from '../../testing/interview-world.ts';
import { signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { type ChildServer, startChildServer } from '../../testing/start-child-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { course } from './course.ts';

type Step =
  | { readonly do: 'say'; readonly assistant: boolean }
  | { readonly do: 'repeat'; readonly index: number }
  | { readonly do: 'send'; readonly type: 'perfect_answer_done' | 'request_next_question' | 'coach_done_speaking' }
  | { readonly do: 'cut' }
  | { readonly do: 'pause' }
  | { readonly do: 'connect'; readonly to: 'here' | 'elsewhere' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.boolean().map((assistant): Step => ({ do: 'say', assistant })) },
    { weight: 1, arbitrary: fc.nat(4).map((index): Step => ({ do: 'repeat', index })) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom('perfect_answer_done', 'request_next_question', 'coach_done_speaking')
        .map((type): Step => ({ do: 'send', type })),
    },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'cut' }, { do: 'pause' }) },
    { weight: 2, arbitrary: fc.constantFrom('here', 'elsewhere').map((to): Step => ({ do: 'connect', to })) },
  ),
  { maxLength: 10 },
);

/** Two processes on one database; one page that says anything the contract knows in any order, and loses its line at random. */
describe('whatever a page does in an interview', () => {
  let here: TestServer;
  let elsewhere: ChildServer;
  let learner: TestLearner;

  beforeAll(async () => {
    here = await startTestServer({ engines: createFakeEngines().engines });
    learner = await signUpLearner(here);
    elsewhere = await startChildServer(here.database, 'never');
  }, 30_000);
  afterAll(async () => {
    elsewhere.kill();
    await here.close();
  });

  const play = async (id: string, plan: readonly Step[]) => {
    const pages: InterviewPage[] = [];
    const said: { id: string; text: string; assistant_mode: boolean }[] = [];
    let page: InterviewPage | undefined;
    const connect = async (url: string): Promise<InterviewPage> => {
      page = openInterviewPage(url, learner.token, id);
      pages.push(page);
      const { history } = await page.next('session');
      const known = new Set(history.map((entry) => entry.id));
      for (const one of said) if (!known.has(one.id)) page.send({ type: 'user_message', ...one });
      return page;
    };
    const say = (assistant: boolean): void => {
      const one = { id: `m${said.length}`, text: `Answer ${said.length}.`, assistant_mode: assistant };
      said.push(one);
      page?.send({ type: 'user_message', ...one });
    };
    await connect(here.url);
    for (const step of plan) {
      if (step.do === 'connect') await connect(step.to === 'here' ? here.url : elsewhere.url);
      else if (step.do === 'send') page?.send({ type: step.type });
      else if (step.do === 'cut') {
        page?.cut();
        page = undefined;
      } else if (step.do === 'pause') {
        page?.send({ type: 'ping' });
        await page?.next('pong');
      } else if (step.do === 'repeat') {
        const again = said[step.index];
        if (again) page?.send({ type: 'user_message', ...again });
      } else {
        say(step.assistant);
      }
    }
    // From here on it behaves: it answers what is asked until the interviewer has said goodbye.
    const last = await connect(here.url);
    const question = () => last.next('bot_message').then(({ last: isOver }) => (isOver ? 'over' : 'asked'));
    const ideal = () => last.next('assistant_perfect_answer').then(() => 'advised' as const);
    const news = { question: question(), ideal: ideal() };
    news.ideal.catch(() => undefined);
    for (let now = await Promise.race([news.question, news.ideal]); now !== 'over'; ) {
      if (now === 'advised') {
        news.ideal = ideal();
        news.ideal.catch(() => undefined);
        last.send({ type: 'request_next_question' });
      } else {
        news.question = question();
        say(false);
      }
      now = await Promise.race([news.question, news.ideal]);
    }
    last.send({ type: 'terminate' });
    await last.next('terminate_done');
    return { pages, said };
  };

  it('loses, doubles and mixes up nothing, keeps to the course, and can always be brought to its end', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const id = await prepareInterview(here, learner.token);
        const { pages, said } = await play(id, plan);
        const { db } = here.services.storage;
        await db.deleteFrom('rate_limits').execute();
        const turns = await db
          .selectFrom('turns')
          .selectAll()
          .where('session_id', '=', id)
          .orderBy('position')
          .execute();
        const asked = await db
          .selectFrom('interview_steps')
          .selectAll()
          .where('session_id', '=', id)
          .orderBy('position')
          .execute();

        expect(turns.map(({ position }) => position)).toEqual(turns.map((_, index) => index + 1));
        expect(turns.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(
          said.map(({ text }) => text),
        );
        expect(asked.map(({ kind }) => kind)).toEqual([...course, 'goodbye']);
        const coachTurns = turns.filter(({ role }) => role === 'coach').map(({ id: turn }) => turn);
        expect(asked.map(({ turn_id }) => turn_id)).toEqual(coachTurns);

        const stored = new Map(turns.map((turn) => [turn.id, turn.text]));
        for (const step of asked) if (step.ideal !== null) stored.set(`ideal-${step.turn_id}`, step.ideal);
        for (const message of pages.flatMap(({ messages }) => messages)) {
          if (message.type === 'error') expect.fail(message.detail);
          if (message.type !== 'bot_message' && message.type !== 'assistant_perfect_answer') continue;
          expect(stored.get(message.id ?? '')).toBe(message.text);
        }
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});
