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

/** Runs a command to its end and shows what it prints; ends this process with its exit code when it fails. */
export const must = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  process.exit(status ?? 1);
};

/** Whether a command runs and succeeds; prints nothing. */
export const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: environment() }).status === 0;

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
