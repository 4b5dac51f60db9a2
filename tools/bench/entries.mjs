import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../lib/run.mjs';
import { all, kB, measureSize, sizeWithStyles } from './bundle.mjs';

/** Every address that a package can be imported by, wildcards spelled out; what is for tests is left out. */
const listEntries = (name) => {
  const folder = `${root}/packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([key]) => key !== './testing')
    .flatMap(([key, target]) => {
      if (!key.includes('*')) return [key.slice(2)];
      return globSync(target, { cwd: folder })
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => (basename(file) === 'index.ts' ? basename(dirname(file)) : basename(file, '.ts')))
        .sort()
        .map((part) => key.slice(2).replace('*', part));
    });
};

/** Prints what each entry of each package weighs alone. */
export const benchEntries = async () => {
  console.log('\nEvery entry alone (minified, gzip, React external)');
  for (const name of ['api', 'voice', 'ui']) {
    for (const entry of listEntries(name)) {
      const specifier = `@sayso/${name}/${entry}`;
      const size =
        name === 'ui' ? await sizeWithStyles(all(specifier)) : { script: await measureSize(all(specifier)), styles: 0 };
      const styles = size.styles > 0 ? `  + ${kB(size.styles).padStart(7)} of styles` : '';
      console.log(`  ${specifier.padEnd(40)} ${kB(size.script).padStart(8)}${styles}`);
    }
  }
};
