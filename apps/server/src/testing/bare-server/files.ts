import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built web app as any server of files would: what there is no file for is the app itself. */
export const serveFile = async (path: string, response: ServerResponse): Promise<void> => {
  const asked = extname(path) === '' ? 'index.html' : normalize(path);
  const bytes = await readFile(join(built, asked)).catch(() => null);
  response.writeHead(bytes ? 200 : 404, { 'content-type': mediaTypes[extname(asked)] ?? 'application/octet-stream' });
  response.end(bytes ?? '');
};
