import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A server with one call of the contract and the files of a built app. Resolves with its address and how to stop it. */
export const serve = async (folder, token, profile) => {
  const server = createServer((request, response) => {
    if (request.url === '/me') {
      const known = request.headers.authorization === `Bearer ${token}`;
      response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(known ? profile : { detail: 'Who are you?' }));
      return;
    }
    const file = join(folder, request.url === '/' ? 'index.html' : new URL(request.url, 'http://app').pathname);
    const found = existsSync(file);
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    if (found) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
};
