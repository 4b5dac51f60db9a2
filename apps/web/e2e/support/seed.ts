import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Account, post } from './learner.ts';
import type { Stack } from './stack.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** Makes a learner with so many days of daily practice, as `npm run seed` does, and signs them in. */
export const seedLearner = async (
  { url, dataDir }: Pick<Stack, 'url' | 'dataDir'>,
  email: string,
  days: number,
): Promise<Account> => {
  const seed = ['apps/server/src/seed.ts', '--email', email, '--days', String(days)];
  const { stdout } = await run(process.execPath, seed, {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const password = /^Password\s+(\S+)$/m.exec(stdout)?.[1] ?? '';
  const session = await post<{ token: string; refresh_token: string }>(url, '/user/login', { email, password });
  return { email, password, token: session.token, refreshToken: session.refresh_token };
};
