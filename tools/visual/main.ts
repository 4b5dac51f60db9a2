import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptPictures } from './accept.ts';
import { comparePictures } from './compare.ts';
import { root } from './stage.ts';
import { findAffected, listChangedFiles, listStoryFiles, pickStoryFiles } from './stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, base: { type: 'string', default: 'HEAD' } },
});
const accepts = positionals[0] === 'accept';
const names = accepts ? positionals.slice(1) : positionals;
const started = performance.now();

const files = await chooseFiles();
if (files.length === 0) {
  console.log(`No story depends on what has changed since ${values.base}.`);
  process.exit(0);
}
const failed = accepts
  ? acceptPictures(root, files)
  : await comparePictures({
      root,
      files,
      base: values.base,
      isNamed: names.length > 0,
      folder: join(root, 'test-results/pictures'),
    });
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exit(failed ? 1 : 0);

async function chooseFiles(): Promise<readonly string[]> {
  const all = listStoryFiles(root);
  if (values.all) return all;
  return names.length > 0
    ? pickStoryFiles(all, names)
    : await findAffected(root, all, listChangedFiles(root, values.base));
}
