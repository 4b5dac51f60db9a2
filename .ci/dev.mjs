import { spawn } from 'node:child_process';
import { installPackages, installRecogniser } from './lib/install.mjs';
import { environment, root } from './lib/run.mjs';

installPackages();
installRecogniser();

const server = process.env.PORT ?? '3000';
const commands = [
  ['node', ['--watch', 'apps/server/src/main.ts'], { PORT: server }],
  ['vite', ['--port', '5173', 'apps/web'], { SERVER_PORT: server }],
];
const children = commands.map(([command, args, extra]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
