import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { root } from '../lib/run.mjs';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** Bytes of a module and all that it needs: minified, gzip, React external. */
export const measureSize = async (source) => {
  const { outputFiles } = await esbuild({
    stdin: { contents: source, resolveDir: `${root}/tools/bench`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: react,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    outdir: '/out',
    logLevel: 'silent',
  });
  return gzip(outputFiles[0].contents);
};

/** The same for a module with styles: its script, and the style sheet apart. */
export const sizeWithStyles = async (source) => {
  const entry = 'virtual:entry';
  const plugin = {
    name: 'sayso:entry',
    resolveId: (id) => (id === entry ? `${root}/tools/bench/${entry}.ts` : null),
    load: (id) => (id.endsWith(`${entry}.ts`) ? source : null),
  };
  const { output } = await vite({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin(), plugin],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: react, preserveEntrySignatures: 'strict' },
    },
  });
  const sum = (ends) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ends))
      .reduce((total, { code, source: css }) => total + gzip(code ?? css), 0);
  return { script: sum('.js'), styles: sum('.css') };
};

/** A source that keeps everything a module exports. */
export const all = (...specifiers) =>
  specifiers.map((specifier, index) => `export * as m${index} from '${specifier}';`).join('\n');

/** A source that keeps some of it. */
export const some = (names, specifier) => `export { ${names} } from '${specifier}';`;

/** Formats bytes in kB; 1 kB is 1000 bytes. */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
