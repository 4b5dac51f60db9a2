import {
  type InterviewServerMessage,
  interviewServerMessage,
  interviewSocketPath,
} from '@sayso/api/contract/interview-socket';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFakeEngines, type FakeBehaviour, type FakeEngines } from './fake-engines.ts';
import { openPage, type Page } from './open-page.ts';
import { call, signUpLearner, type TestLearner } from './sign-up-learner.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A page's end of a mock interview. */
export type InterviewPage = Page<InterviewServerMessage>;

/** Opens the socket of an interview. */
export const openInterviewPage = (url: string, token: string, id: string): InterviewPage =>
  openPage(`${url}${interviewSocketPath}?${new URLSearchParams({ token, id }).toString()}`, interviewServerMessage);

/** The fields that the wizard sends. */
export const teacher = {
  job_title: 'Teacher',
  job_description: 'You teach English to adults.',
  company_name: 'Open School',
};

/** Prepares an interview as the wizard does; gives its id. */
export const prepareInterview = async (server: TestServer, token: string, body: object = teacher): Promise<string> => {
  const answer = await call(server, 'POST', '/api/interview', body, token);
  if (answer.status !== 200) throw new Error(`The interview was not prepared: ${JSON.stringify(answer.body)}.`);
  return String(answer.body['id']);
};

/** One learner on one server for all tests of a file; each test prepares interviews of its own. */
export interface InterviewWorld {
  fake: FakeEngines;
  server: TestServer;
  learner: TestLearner;
  /** The server's time, in milliseconds; a test moves it on. */
  now: number;
  prepare(body?: object): Promise<string>;
  open(id: string): InterviewPage;
  /** Prepares one and opens it, up to its first question. */
  begin(body?: object): Promise<{ readonly id: string; readonly page: InterviewPage }>;
  turns(id: string): Promise<readonly { readonly role: string; readonly text: string }[]>;
}

/** A world for all tests of the `describe` it is called in; the engines behave as usual again before each. */
export const interviewWorld = (): InterviewWorld => {
  const fake = createFakeEngines();
  const usual: FakeBehaviour = { ...fake.behaviour };
  const world: Partial<InterviewWorld> = { fake, now: Date.UTC(2026, 10, 20, 12) };
  // Filled before any test reads it.
  const whole = world as InterviewWorld;
  world.prepare = (body) => prepareInterview(whole.server, whole.learner.token, body);
  world.open = (id) => openInterviewPage(whole.server.url, whole.learner.token, id);
  world.begin = async (body) => {
    const id = await whole.prepare(body);
    const page = whole.open(id);
    await page.next('bot_message');
    return { id, page };
  };
  world.turns = (id) =>
    whole.server.services.storage.db
      .selectFrom('turns')
      .select(['role', 'text'])
      .where('session_id', '=', id)
      .orderBy('position')
      .execute();
  beforeAll(async () => {
    world.server = await startTestServer({ engines: fake.engines, now: () => whole.now });
    world.learner = await signUpLearner(whole.server);
  });
  beforeEach(async () => {
    Object.assign(fake.behaviour, usual);
    await whole.server.services.storage.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => world.server?.close());
  return whole;
};
