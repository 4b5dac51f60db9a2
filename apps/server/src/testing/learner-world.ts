import { afterEach, beforeEach } from 'vitest';
import { createFakeEngines, type FakeEngines } from './fake-engines.ts';
import { signUpLearner, type TestLearner } from './sign-up-learner.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Noon on a Friday. */
const noon = Date.UTC(2026, 10, 20, 12);

/** One learner on a server of their own, with engines that the test leads. */
export interface LearnerWorld {
  fake: FakeEngines;
  server: TestServer;
  learner: TestLearner;
  /** The server's time, in milliseconds; a test moves it. */
  now: number;
}

/** A new world for each test of the `describe` it is called in, and closed after it. */
export function learnerWorld(): LearnerWorld {
  const world: Partial<LearnerWorld> = {};
  beforeEach(async () => {
    world.now = noon;
    world.fake = createFakeEngines();
    world.server = await startTestServer({ engines: world.fake.engines, now: () => world.now ?? noon });
    world.learner = await signUpLearner(world.server);
  });
  afterEach(() => world.server?.close());
  // Filled before any test reads it.
  return world as LearnerWorld;
}
