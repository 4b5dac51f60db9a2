import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** The libraries that the design names must be in what learners load, and not only in the manifests. */
const list = join(root, 'apps/web/dist/.shipped-packages.json');
/** Packages that only re-export another package, and that package. */
const sources = { 'react-router-dom': 'react-router' };

if (!existsSync(list)) {
  console.log(`${list} is missing. Run \`vite build\` in apps/web.`);
  process.exit(1);
}

const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
const libraries = [
  'react-router-dom',
  '@radix-ui/react-toast',
  'd3-array',
  'd3-scale',
  'd3-shape',
  'd3-time',
  ...Object.keys(dependencies).filter((name) => name.startsWith('d3-')),
];

/** Characters of each package; an imported one of which nothing is left has 0. */
const shipped = JSON.parse(readFileSync(list, 'utf8'));
const isShipped = (name) => name in shipped && shipped[sources[name] ?? name] > 0;

const missing = [...new Set(libraries)].filter((name) => !isShipped(name));
for (const name of missing) {
  const why =
    name in shipped
      ? 'is imported, and nothing of it is left in apps/web/dist'
      : 'is imported nowhere in apps/web/dist';
  console.log(`${name} ${why}. A screen has to use it.`);
}
process.exit(missing.length === 0 ? 0 : 1);
