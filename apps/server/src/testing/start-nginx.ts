import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Debian has it where only root looks. */
const path = `${process.env['PATH']}:/usr/sbin`;

/** Whether tests that need nginx are left out, and what to say then. */
export const nginxMissing = spawnSync('nginx', ['-v'], { env: { PATH: path }, stdio: 'ignore' }).status !== 0;
export const whenNginxMissing = nginxMissing ? ' (left out: nginx is not installed)' : '';

/** nginx as Debian installs it, on a port of its own. */
export interface Nginx {
  readonly url: string;
  close(): Promise<void>;
}

/** Answers once it listens: it is asked again while it refuses. */
const untilItListens = async (url: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await wait(20);
  }
  throw new Error('nginx ended before it listened.');
};

/** `proxy_pass` and not a line more: what most people begin with. */
const proxyPassAlone = 'server { listen 80; location / { proxy_pass http://127.0.0.1:3000; } }';

/**
 * Puts nginx in front of a server.
 * @param target where the server is
 * @param site what stands in a file of `sites-enabled`, for a server on port 3000
 */
export const startNginx = async (target: string, site = proxyPassAlone): Promise<Nginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-nginx-'));
  const port = await freePort();
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${places.join('\n  ')}
  ${site.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('http://127.0.0.1:3000;', `${target};`)}
}
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', file], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilItListens(`${url}/livez`, child);
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};
