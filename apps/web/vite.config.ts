import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { prerender } from './build/prerender.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3000'}`;

const compilers = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  plugins: [compilers(), prerender(compilers), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // How long plugins took is nothing that who starts Sayso can act on.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Many small files cost a phone more than a few that hold a little too much.
      output: {
        codeSplitting: {
          groups: chunkGroups,
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
