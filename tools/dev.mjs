import { spawn } from 'node:child_process';
import { installPackages, installRecogniser } from './lib/install.mjs';
import { environment, root } from './lib/run.mjs';

installPackages();
installRecogniser();

const server = process.env.PORT ?? '3000';
const page = '5173';
const commands = [
  // The address that the server prints is the one to open.
  ['node', ['--watch', 'apps/server/src/main.ts'], { PORT: server, PUBLIC_URL: `http://localhost:${page}` }],
  ['vite', ['--port', page, '--strictPort', 'apps/web'], { SERVER_PORT: server }],
];
const children = commands.map(([command, args, extra]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
