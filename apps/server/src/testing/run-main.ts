import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server in its own process, as `npm start` runs it. */
export interface MainProcess {
  readonly child: ChildProcess;
  /** The address that it prints. Rejects with what it wrote when it ends before. */
  readonly ready: Promise<string>;
  /** How it ended, with all that it wrote. */
  readonly ended: Promise<{ readonly code: unknown; readonly errors: string; readonly output: string }>;
  /** The link to the mailbox that it printed. */
  mailboxLink(): string;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it, if it has not ended. */
  kill(): Promise<void>;
}

/** Starts it in a folder, on any free port, with these variables alone. */
export const runMain = (folder: string, env: Readonly<Record<string, string>>): MainProcess => {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /^Sayso is ready at (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The server ended: ${errors}`)));
  });
  ready.catch(() => undefined);
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, errors, output }));
  return {
    child,
    ready,
    ended,
    mailboxLink: () => /http\S+\/dev\/mailbox\?key=\S+/.exec(output)?.[0] ?? '',
    output: () => output,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await ended;
    },
  };
};
