import { posix } from 'node:path';

const { dirname, relative } = posix;
const addressFrom = (file, other) => {
  const path = relative(dirname(file), other);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The style sheets in the order in which a page that imports everything, the theme first, would get them. */
const inOrder = (chunks) => {
  const seen = new Set();
  const sheets = new Set();
  const visit = (chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(chunks.get(file));
    for (const sheet of chunk.viteMetadata.importedCss) sheets.add(sheet);
  };
  visit(chunks.get('theme/index.js'));
  for (const chunk of chunks.values()) visit(chunk);
  return [...sheets];
};

/** Rewrites the addresses in a style sheet to be relative to the root. */
const fromRoot = (sheet, text) =>
  text.replace(
    /url\((['"]?)(\.{1,2}\/[^)'"]+)\1\)/g,
    (_all, _quote, path) => `url("./${posix.join(dirname(sheet), path)}")`,
  );

/** Without the bundler's notes about where it found things, and with addresses that start with a dot for every other bundler. */
const tidy = (code) =>
  code
    .replaceAll(/^(?:\/\* empty css\s*\*\/|\/\/ (?:packages|node_modules)\/.*|\/\/ \\0.*)\n/gm, '')
    .replaceAll(/new URL\("(?![./])/g, 'new URL("./');

/**
 * Each module imports its own style sheet, so that styles arrive with the component that they belong to; and `styles.css` has all of
 * them, for pages that link one file.
 */
export const stylesByThemselves = () => ({
  name: 'sayso:styles-by-themselves',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = new Map(Object.entries(bundle).filter(([, output]) => output.type === 'chunk'));
      const all = inOrder(chunks).map((sheet) => fromRoot(sheet, String(bundle[sheet].source)));
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: all.join('\n') });
      this.emitFile({ type: 'asset', fileName: 'styles.d.css.ts', source: 'export {};\n' });
      for (const [file, chunk] of chunks) {
        const imports = [...chunk.viteMetadata.importedCss].map((sheet) => `import '${addressFrom(file, sheet)}';\n`);
        chunk.code = imports.join('') + tidy(chunk.code);
      }
    },
  },
});
