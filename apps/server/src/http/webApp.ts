import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { withoutQuery } from '../observability/logging.ts';
import { notFound, wantsPage } from './notFound.ts';
import type { App } from './Services.ts';

/** What the bundler names after its content never changes; everything else is asked for again. */
const cacheControl = (path: string): string =>
  /[\\/]assets[\\/][^\\/]*[-.][\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/** The pages that were drawn at build, by address: `auth.html` and `auth/index.html` are both `/auth`. */
const prerendered = (root: string): ReadonlyMap<string, string> | null => {
  try {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    return new Map(
      files.map((file) => {
        const slashed = file.replaceAll('\\', '/');
        return [`/${slashed.replace(/(^|\/)index\.html$|\.html$/, '')}`, slashed];
      }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * Serves the built web app: its files as they are (and their .br and .gz twins), its pages for every address that is no call.
 * Without a build those addresses say how to make one.
 */
export const registerWebApp = async (app: App, root: string): Promise<void> => {
  const pages = prerendered(root);
  const entry = pages?.get('/');
  if (entry !== undefined) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = withoutQuery(request.url);
    if (!wantsPage(request, path)) throw notFound(request, path);
    if (entry === undefined) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send(`The web app is not built: ${join(root, 'index.html')} is missing. “npm start” builds it.\n`);
    }
    return reply.sendFile(pages?.get(path.replace(/\/+$/, '')) ?? entry);
  });
};
