import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A quoted relative address of a TypeScript source: an import, a re-export, an `import('...')` type, or the address of a worker. */
const source = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g;

/** The same text with every address of a source turned into that of its JavaScript. */
export const pointToJavaScript = (text) => text.replace(source, '$1$2.js$1');

/** A relative import in JavaScript or in a declaration. */
const relative = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+\.js)\1/g;

/**
 * The files that `entries` reach through relative addresses, themselves included.
 * @param findFile the file that an address stands for: `x.d.ts` for `x.js` among types
 * @throws Error when an address leads nowhere
 */
export const reachable = (entries, findFile) => {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    if (!existsSync(file)) throw new Error(`${file} is needed by the package, and was not built.`);
    found.add(file);
    const text = pointToJavaScript(readFileSync(file, 'utf8'));
    for (const match of text.matchAll(relative)) visit(findFile(join(dirname(file), match[2])));
  };
  for (const entry of entries) visit(entry);
  return found;
};
