import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { preBundled } from './pre-bundled.ts';

// The worker must be the one of the installed msw, so it is copied at each start and not committed.
copyFileSync(
  createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  new URL('./public/mockServiceWorker.js', import.meta.url),
);

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    { directory: './docs', titlePrefix: 'Foundations', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/charts', titlePrefix: 'Charts', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/voice/src', titlePrefix: 'Voice', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/web/src/features', titlePrefix: 'Screens', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/web/src/platform', titlePrefix: 'Screens/Shared', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../apps/web/src/app', titlePrefix: 'Screens/App', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin()],
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...preBundled] },
  }),
};

export default config;
