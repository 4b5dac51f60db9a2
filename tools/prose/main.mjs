import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { countAreas, findArea, findWorse, lowerBaseline } from './areas.mjs';
import { lintProse } from './lint-prose.mjs';

/*
 * npm run prose                  fails when an area has more findings than baseline.json allows
 * npm run prose -- PATH...       prints every finding below these paths
 * npm run prose -- --lower       writes lower numbers into baseline.json, where there are fewer findings now
 */
const baselineFile = join(import.meta.dirname, 'baseline.json');
const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'));
const args = process.argv.slice(2);
const paths = args.filter((argument) => !argument.startsWith('--'));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], { cwd: root })
  .toString()
  .split('\n')
  // Prompts are written for a model.
  .filter(
    (path) => /\.(?:ts|tsx|mjs|md|mdx)$/.test(path) && !path.includes('/prompts/') && existsSync(join(root, path)),
  );

const findings = await lintProse(files.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })));

const print = (some) => {
  for (const { path, line, message } of some) console.log(`${path}:${line} ${message}`);
};
const counts = countAreas(findings);

if (paths.length > 0) {
  print(findings);
  console.log(`${findings.length} findings in ${files.length} files.`);
} else if (args.includes('--lower')) {
  writeFileSync(baselineFile, `${JSON.stringify(lowerBaseline(counts, baseline), null, 2)}\n`);
} else {
  const worse = findWorse(counts, baseline);
  print(findings.filter(({ path }) => worse.includes(findArea(path))));
  for (const area of worse) console.log(`${area}: ${counts[area]} findings, ${baseline[area] ?? 0} allowed.`);
  if (worse.length > 0) {
    console.log(
      'Please use the words of docs/product/glossary.md. `npm run prose -- PATH` prints the findings of a path.',
    );
    process.exit(1);
  }
}
