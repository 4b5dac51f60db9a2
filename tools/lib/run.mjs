import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');

/** wireit reads in them which script it runs, and would take the script of this process for its own. */
const ofOuterScript = new Set(['npm_lifecycle_event', 'npm_package_json', 'npm_command']);

/** Returns an environment in which the repository's own Node and tools come first. */
export const environment = (extra = {}) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofOuterScript.has(name))),
  PATH: `${bin}:${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

/** Runs a command to its end and shows its output. `error` is a sentence, or null when the command succeeded. */
const runToEnd = (command, args, options) => {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
    ...options,
  });
  if (status === 0) return { status, error: null };
  const reason = error ? `: ${error.message}` : signal ? `: it was ended by ${signal}` : ` with exit code ${status}`;
  return { status: status ?? 1, error: `${command} ${args.join(' ')} failed${reason}.` };
};

/** Runs a command to its end and shows its output. Ends this process with the exit code of a command that fails. */
export const run = (command, args, options = {}) => {
  const { status, error } = runToEnd(command, args, options);
  if (error === null) return;
  console.error(error);
  process.exit(status);
};

/** Runs a command that may fail: prints the failure and returns whether it succeeded. */
export const tryRun = (command, args, options = {}) => {
  const { error } = runToEnd(command, args, options);
  if (error !== null) console.error(error);
  return error === null;
};

/** Returns whether a command runs and succeeds. Prints nothing. */
export const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: environment() }).status === 0;

/** Runs a script of package.json on the repository's own Node. Ends this process when the script fails. */
export const runScript = (name) => run('node', ['--run', name]);

/** Runs a long-lived command: passes signals on and ends with its exit code. */
export const runForeground = (command, args, extra = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
};
