import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { preBundled } from '../../.storybook/pre-bundled.ts';
import { nameDependencies } from '../../.storybook/vitest.dependencies.ts';

/** Root of the repository that this tool is part of. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const outside = `<!doctype html><meta charset="UTF-8" /><title>Stories</title><style>
  html { overflow: hidden } html, body { margin: 0; padding: 0 } html, body, iframe { width: 100%; height: 100% }
  iframe { display: block; border: none }
</style><body><iframe src="/story.html"></iframe></body>`;

const inside = `<!doctype html><html lang="en"><head><meta charset="UTF-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1.0" /><title>Story</title>
  <script type="module" src="/@fs${root}/.storybook/pictures/stage.ts"></script></head><body></body></html>`;

const pages: Plugin = {
  name: 'sayso:stage',
  configureServer({ middlewares, transformIndexHtml }) {
    const send = (response: ServerResponse, html: string) => response.setHeader('content-type', 'text/html').end(html);
    middlewares.use('/outside.html', (_, response) => send(response, outside));
    middlewares.use('/story.html', (_, response, next) => {
      transformIndexHtml('/story.html', inside).then((html) => send(response, html), next);
    });
  },
};

/**
 * Starts a server for the stories of a checkout: Vite with the plugins that Storybook's Vite has, and nothing of Storybook's manager.
 * @param checkout folder of the sources
 */
export async function startStage(checkout: string): Promise<ViteDevServer> {
  const name = relative(root, checkout) === '' ? 'working' : 'base';
  const server = await createServer({
    configFile: false,
    root: checkout,
    cacheDir: join(root, 'node_modules/.cache/pictures', name),
    publicDir: join(root, '.storybook/public'),
    logLevel: 'warn',
    appType: 'custom',
    define: { FEATURES: '{}' },
    plugins: [react(), vanillaExtractPlugin(), pages, { name: `sayso:dependencies-${nameDependencies(root)}` }],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    optimizeDeps: {
      entries: ['{packages,apps/web}/**/*.stories.tsx', '.storybook/docs/*.stories.tsx', '.storybook/preview.tsx'],
      include: [
        ...preBundled,
        '@storybook/react-vite',
        'storybook/internal/channels',
        'storybook/preview-api',
        'storybook/test',
      ],
    },
  });
  return server.listen();
}
