import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const root = mkdtempSync(join(tmpdir(), 'sayso-web-'));
const script = 'export const app = "the app";'.repeat(20);
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'prerendered'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>shell</title>');
  writeFileSync(join(root, 'prerendered', 'index.html'), '<!doctype html><title>home</title>');
  writeFileSync(join(root, 'prerendered', 'auth.html'), '<!doctype html><title>auth</title>');
  writeFileSync(join(root, 'assets', 'index-B1x_9-aZ.js'), script);
  writeFileSync(join(root, 'assets', 'index-B1x_9-aZ.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets', 'figtree-latin-wght-normal-D_ZTVpCC.woff2'), 'font');
  writeFileSync(join(root, 'assets', 'figtree-latin-ext-wght-normal-DCwSJGxG.woff2'), 'font');
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(root, '.built-from'), 'fingerprint');
  server = await startTestServer({ webRoot: root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, accept = 'text/html,*/*;q=0.8', method = 'GET') =>
  fetch(server.url + path, { method, headers: { accept } });
const readTitle = async (path: string) => /<title>(\w+)/.exec(await (await get(path)).text())?.[1];

describe('the web app', () => {
  it.each(['/conversation/Daisy', '/profile', '/job-interview/mock', '/login-success?token=x'])(
    'answers %s with the shell of the app',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>shell');
    },
  );

  it('answers with the page that was drawn at build, where there is one', async () => {
    expect(await readTitle('/')).toBe('home');
    expect(await readTitle('/?utm_source=x')).toBe('home');
    expect(await readTitle('/auth')).toBe('auth');
    expect(await readTitle('/auth/')).toBe('auth');
    expect(await readTitle('/auth?error=provider_mismatch')).toBe('auth');
  });

  it.each(['/', '/auth', '/profile'])('answers %s to a browser that takes nothing compressed', async (path) => {
    const response = await fetch(server.url + path, { headers: { accept: '*/*', 'accept-encoding': 'identity' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('<title>');
  });

  it('lends its fonts to the pages of the server itself', async () => {
    const styles = await get('/plain-fonts.css', 'text/css');
    expect(styles.headers.get('content-type')).toContain('text/css');
    const text = await styles.text();
    expect(text).toContain('font-family:"Figtree Variable"');
    expect(text).toContain('url("/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2")');
    expect(text).not.toContain('latin-ext');
  });

  it('keeps hidden files to itself', async () => {
    expect(await (await get('/.built-from', '*/*')).text()).not.toContain('fingerprint');
  });

  it('keeps hashed files for ever and asks for others again', async () => {
    const asset = await get('/assets/index-B1x_9-aZ.js', '*/*');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the compressed twin of a file', async () => {
    const asset = await fetch(`${server.url}/assets/index-B1x_9-aZ.js`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(await asset.text()).toBe(script);
  });

  it.each([
    ['/assets/missing-12345678.js', '*/*'],
    ['/assets/missing-12345678.js', 'text/html'],
    ['/favicon.png', 'image/png,*/*'],
    ['/api/nothing', 'text/html'],
    ['/conversation/Daisy', 'application/json'],
  ])('does not answer %s (%s) with a page', async (path, accept) => {
    expect((await get(path, accept)).status).toBe(404);
  });

  it('answers only reading with a page', async () => {
    expect((await get('/profile', 'text/html', 'POST')).status).toBe(404);
    expect((await get('/profile', 'text/html', 'HEAD')).status).toBe(200);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'does not leave its folder for %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('"name"');
    },
  );

  it('lets the page load its own code only, and use the microphone', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    const { host } = new URL(server.url);
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
    expect(policy).toContain("img-src 'self' data:;");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(policy).toContain("media-src 'self' blob: data:");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('names the hosts of what it loads from elsewhere, and insists on https, on a public server', async () => {
    const env = {
      PUBLIC_URL: 'https://talk.example.com',
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      FACEBOOK_CLIENT_ID: 'f',
      FACEBOOK_CLIENT_SECRET: 't',
    };
    const open = await startTestServer({ env });
    const { headers } = await fetch(`${open.url}/livez`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' wss://talk.example.com;");
    expect(policy).toContain(
      "img-src 'self' data: https://*.googleusercontent.com https://accounts.google.com https://*.fbcdn.net https://*.fbsbx.com https://graph.facebook.com;",
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await open.close();
  });

  it('that is not built says how to build it', async () => {
    const bare = await startTestServer({ webRoot: join(root, 'nowhere') });
    const response = await fetch(`${bare.url}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('“npm start” builds it.');
    await bare.close();
  });
});
