import { execFileSync } from 'node:child_process';
import { createInterview } from '../../apps/web/e2e/support/interview.ts';
import { signUp } from '../../apps/web/e2e/support/learner.ts';
import { environment, root } from '../lib/run.mjs';

const logIn = async (url, email, password) => {
  const response = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The seeded learner could not sign in: ${response.status}.`);
  const { token, refresh_token } = await response.json();
  return { token, refreshToken: refresh_token };
};

/** A learner with a year of daily practice, made as `npm run seed` does. */
const seed = async ({ url, dataDir }) => {
  const email = 'seeded@example.com';
  const printed = execFileSync('node', ['apps/server/src/seed.ts', '--email', email, '--days', '365'], {
    cwd: root,
    env: environment({ DATA_DIR: dataDir, DATABASE_URL: '' }),
    encoding: 'utf8',
  });
  return logIn(url, email, /^Password\s+(\S+)$/m.exec(printed)?.[1]);
};

/** The session of everyone who looks at a screen; visitors have none. */
export const createLearners = async (stack) => {
  const fresh = await signUp(stack.url);
  return { fresh, seeded: await seed(stack), interview: await createInterview(stack.url, fresh) };
};
