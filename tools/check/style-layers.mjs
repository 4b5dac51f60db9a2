import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * Every rule of the built web app is in a cascade layer, and the page names the layers' order before any style sheet comes: which rule
 * wins then never depends on the order in which style sheets were loaded.
 */
const dist = join(root, 'apps/web/dist');

if (!existsSync(dist)) {
  console.log('apps/web/dist is missing. Run `vite build` in apps/web.');
  process.exit(1);
}

const conditional = /^@(?:media|supports|container)\b/;
/** They have no place in the cascade. */
const withoutPlace = /^@(?:font-face|keyframes|property|charset)\b/;

/** The statements and blocks at the outermost level of some CSS without comments and strings. */
const readOutermost = (css) => {
  const found = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    const isClosed = css[at] === '}' && --depth === 0;
    if (isClosed) found.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
    if (css[at] === ';' && depth === 0) found.push({ head: css.slice(start, at).trim(), body: '' });
    if (isClosed || (css[at] === ';' && depth === 0)) start = at + 1;
  }
  return found;
};

const namesIn = (head) => head.replace(/^@layer\s*/, '').split(/\s*,\s*/);

/** Finds the faults of some CSS, given the layers that the page has named. */
const findFaults = (css, named) =>
  readOutermost(css).flatMap(({ head, body }) => {
    if (head.startsWith('@layer')) {
      return namesIn(head)
        .filter((name) => !named.has(name))
        .map((name) => `the layer ${name || 'without a name'} is not in the order of index.html`);
    }
    if (withoutPlace.test(head)) return [];
    if (conditional.test(head)) return findFaults(body, named);
    return [`\`${head}\` is in no layer`];
  });

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const order = /<style>\s*(@layer [^;{]+);\s*<\/style>/.exec(html);
const isFirst = order !== null && !/<link[^>]+stylesheet|<style/.test(html.slice(0, order.index));
const named = new Set(order ? namesIn(order[1]).flatMap((name) => [name, name.split('.')[0] ?? name]) : []);

const faults = globSync('assets/*.css', { cwd: dist }).flatMap((file) => {
  const css = readFileSync(join(dist, file), 'utf8').replaceAll(
    /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g,
    '""',
  );
  return findFaults(css, named).map((fault) => `${file}: ${fault}`);
});

if (!isFirst) faults.unshift('index.html names no order of layers before its first style sheet.');
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 20) console.log(`and ${faults.length - 20} more`);
process.exit(faults.length === 0 ? 0 : 1);
