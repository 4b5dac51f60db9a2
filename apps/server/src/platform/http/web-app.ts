import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { withoutQuery } from '../log/logging.ts';
import type { App } from '../ports.ts';
import { notFound, wantsPage } from './not-found.ts';
import { fontFaces } from './plain-fonts.ts';

/** A file that the bundler names after its content never changes; every other file is asked for again. */
const cacheControl = (path: string): string =>
  /[\\/]assets[\\/][^\\/]*[-.][\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/** The page of every address that was not drawn at build. */
const shell = 'index.html';
const folder = 'prerendered';

/** The pages that were drawn at build, by address: `prerendered/auth.html` is `/auth`. */
const prerendered = (root: string): ReadonlyMap<string, string> => {
  try {
    const files = readdirSync(join(root, folder), { encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    return new Map(
      files.map((file) => [file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, `${folder}/${file}`]),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
};

/**
 * Serves the built web app: its files as they are (and their .br and .gz twins), its pages for every address that is no call.
 * Without a build those addresses say how to make one.
 */
export const registerWebApp = async (app: App, root: string): Promise<void> => {
  const pages = prerendered(root);
  const isBuilt = existsSync(join(root, shell));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      // A route for each file: with one for all, the plugin lists the folders of each path at each request, an eighth of the server's work.
      wildcard: false,
      // The first page is one that was drawn, not the shell.
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path));
      },
    });
    // Left to the files, it would be a folder, which may not be listed.
    app.get('/', (_request, reply) => reply.sendFile(pages.get('/') ?? shell));
  }
  const fonts = isBuilt ? fontFaces(root) : '';
  app.get('/plain-fonts.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(fonts),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = withoutQuery(request.url);
    if (!wantsPage(request, path)) throw notFound(request, path);
    if (!isBuilt) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send(`The web app is not built: ${join(root, shell)} is missing. “npm start” builds it.\n`);
    }
    return reply.sendFile(pages.get(path.replace(/(?<=.)\/+$/, '')) ?? shell);
  });
};
