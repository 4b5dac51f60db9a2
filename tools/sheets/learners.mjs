import { createInterview } from '../../apps/web/e2e/support/interview.ts';
import { signUp } from '../../apps/web/e2e/support/learner.ts';
import { seedLearner } from '../../apps/web/e2e/support/seed.ts';

/** The session of everyone who looks at a screen; visitors have none. */
export const createLearners = async (stack) => {
  const fresh = await signUp(stack.url);
  return {
    fresh,
    seeded: await seedLearner(stack, 'seeded@example.com', 365),
    interview: await createInterview(stack.url, fresh),
  };
};
