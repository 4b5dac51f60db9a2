import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { listPackages } from './build/list-packages.ts';
import { prerender } from './build/prerender.ts';
import { shakeReactRouter } from './build/shake-react-router.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3000'}`;

const compilers = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  plugins: [compilers(), shakeReactRouter(), prerender(compilers), listPackages(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // How long plugins took is nothing that who starts Sayso can act on.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // React changes seldom, so that browsers can keep it. What every page needs comes in one file, and each page in its own.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '^/(api|user|me|dev|sandbox|interview/ws|conversation/(api|start|send|stream))(/|$|\\?)': {
        target: server,
        ws: true,
      },
    },
  },
});
