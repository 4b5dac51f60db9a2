import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // How long plugins took is nothing that who starts Sayso can act on.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      '^/(api|user|me|dev|interview/ws|conversation/(api|start|send|stream))(/|$|\\?)': { target: server, ws: true },
    },
  },
});
