import { globSync, readFileSync } from 'node:fs';
import { root } from '../lib/run.mjs';

/** Colours and sizes live in packages/ui/src/theme; anywhere else a raw one is a fault. */
const places = 'packages/ui/src/{primitives,components,charts,internal}/**/*.{ts,tsx}';
const web = 'apps/web/src/**/*.{ts,tsx}';
const raw =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=['"\s;,)])|\b\d+(?:\.\d+)?px\b|\b(?:rgb|hsl|oklch)a?\(\s*\d/i;

const faults = [places, web]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        raw.test(line.replace(/\/\/.*|^\s*\*.*|\/\*.*?\*\//, '')) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );

for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
