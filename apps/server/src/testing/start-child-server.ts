import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DyingStep } from './live-child.ts';
import type { TestDatabase } from './temporary-database.ts';

/** A server in a process of its own, with fake engines, on the database of another test server. */
export interface ChildServer {
  readonly url: string;
  /** Resolves with the signal that ended it. */
  readonly died: Promise<NodeJS.Signals | null>;
  kill(): void;
}

export const startChildServer = async (database: TestDatabase, step: DyingStep): Promise<ChildServer> => {
  const file = fileURLToPath(new URL('./live-child.ts', import.meta.url));
  const child = fork(file, [step, JSON.stringify(database.env)], { execArgv: [], stdio: 'inherit' });
  const died = once(child, 'exit').then(([, signal]: (NodeJS.Signals | null)[]) => signal ?? null);
  const [url] = await Promise.race([
    once(child, 'message'),
    died.then(() => {
      throw new Error('The server process ended before it was ready.');
    }),
  ]);
  return { url: String(url), died, kill: () => child.kill('SIGKILL') };
};
