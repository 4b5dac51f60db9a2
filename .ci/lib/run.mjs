import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');

/** The environment in which the repository's own Node and tools come first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

/** Runs a command to its end and shows what it prints. `why` says in words what failed, null when nothing did. */
const run = (command, args, options) => {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    ...options,
  });
  if (status === 0) return { status, why: null };
  const how = error ? `: ${error.message}` : signal ? `: it was ended by ${signal}` : ` with exit code ${status}`;
  return { status: status ?? 1, why: `${command} ${args.join(' ')} failed${how}.` };
};

/** Runs a command to its end and shows what it prints; ends this process with its exit code when it fails. */
export const must = (command, args, options = {}) => {
  const { status, why } = run(command, args, options);
  if (why === null) return;
  console.error(why);
  process.exit(status);
};

/** Runs a command whose failure is allowed: says what failed, and answers whether it succeeded. */
export const attempt = (command, args, options = {}) => {
  const { why } = run(command, args, options);
  if (why !== null) console.error(why);
  return why === null;
};

/** Whether a command runs and succeeds; prints nothing. */
export const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: environment() }).status === 0;

/** Runs a file on the repository's own Node, which keeps what it compiled, so that the next start is faster. */
export const becomeNode = (file) =>
  become('node', [file], { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') });

/** Becomes a long-running command: passes signals on and ends with its exit code. */
export const become = (command, args, extra = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
};
