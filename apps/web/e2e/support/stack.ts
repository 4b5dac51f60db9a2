import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/testing/free-port.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The key to the mailbox of every server of these tests. */
export const mailboxKey = 'a-mailbox-key-for-tests';

/** The product as `npm start` runs it, in a process of its own with a data folder of its own. */
export interface Stack {
  readonly url: string;
  /** The folder of its data. */
  readonly dataDir: string;
  /** Everything the process printed so far. */
  output(): string;
  /** SIGKILL: nothing is flushed, nothing is said goodbye to. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  close(): Promise<void>;
}

/** @param env provider variables and limits, on top of a quiet default */
export const startStack = async (env: Record<string, string> = {}): Promise<Stack> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'sayso-e2e-'));
  let child: ChildProcess | null = null;
  let printed = '';

  const exited = (process: ChildProcess) =>
    process.exitCode !== null || process.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => process.once('exit', () => resolve()));

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = spawn(process.execPath, ['apps/server/src/main.ts'], {
        cwd: repository,
        env: {
          ...process.env,
          // As `npm start` has it: what one server compiled, the next one need not.
          NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled'),
          LOG_LEVEL: 'warn',
          FREE_CONVERSATIONS_PER_DAY: '0',
          // A file of tests uses one or two of the engines: those load when they are used.
          WARM_UP: 'false',
          MAILBOX_KEY: mailboxKey,
          // Every test comes from the same address.
          CALLER_LIMIT_FACTOR: '1000',
          ...env,
          PORT: String(port),
          DATA_DIR: data,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.slice(printed.length - chunk.length - 200).includes(url)) resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)),
      );
    });

  const kill = async (signal: NodeJS.Signals) => {
    if (!child) return;
    child.kill(signal);
    await exited(child);
    child = null;
  };

  await start();
  return {
    url,
    dataDir: data,
    output: () => printed,
    kill: () => kill('SIGKILL'),
    restart: start,
    close: async () => {
      await kill('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
};
