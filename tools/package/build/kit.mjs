import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { findPackageFolder } from '../manifest.mjs';
import { stylesByThemselves } from './styles.mjs';

const source = join(findPackageFolder('ui'), 'src');
const isOurs = (id) => /^[./\0]/.test(id) || id.startsWith('@fontsource');

/** `Card.css.ts.vanilla.css` is `Card.css` outside, and fonts stand beside the theme. */
const assetName = ({ names: [name = ''] }) =>
  name.endsWith('.woff2') ? `theme/fonts/${name}` : name.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Fonts are modules too, which hold their address. */
const moduleName = ({ facadeModuleId, name }) => {
  const [id = ''] = (facadeModuleId ?? '').split('?');
  return id.endsWith('.woff2') ? `theme/fonts/${basename(id, '.woff2')}.js` : `${name}.js`;
};

/**
 * Builds the kit: one module a source, styles and fonts as files of their own. Vite's library mode would put every font into the
 * style sheet as text, so this is an ordinary build with an output for libraries.
 */
export const kitConfig = (lib, entries) => ({
  configFile: false,
  root: findPackageFolder('ui'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), stylesByThemselves()],
  build: {
    outDir: lib,
    target: 'es2022',
    minify: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: entries.map((file) => join(source, file)),
      external: (id) => !isOurs(id),
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: moduleName,
        assetFileNames: assetName,
      },
    },
  },
});
