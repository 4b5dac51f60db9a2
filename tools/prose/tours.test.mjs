import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/run.mjs';

const stop = /^\|\s*\d+\s*\|\s*`([^`]+)`\s*\|\s*`([^`]+)`\s*\|/gm;
const page = readFileSync(join(root, 'docs/topics/tours.md'), 'utf8');

/** Whether a source file declares a name. */
const declares = (source, name) => new RegExp(`\\b(?:function\\*?|const|class|interface|type) ${name}\\b`).test(source);

const isThere = ({ file, name }) =>
  existsSync(join(root, file)) && declares(readFileSync(join(root, file), 'utf8'), name);

const readStops = (text) => [...text.matchAll(stop)].map(([, file, name]) => ({ file, name }));

it('finds every file and every function of the tours', () => {
  expect(readStops(page).length).toBeGreaterThan(20);
  expect(readStops(page).filter((one) => !isThere(one))).toEqual([]);
});

it('has at most twelve stops in a tour', () => {
  for (const tour of page.split(/^## /m).slice(1)) {
    expect(readStops(tour).length, tour.split('\n')[0]).toBeLessThanOrEqual(12);
  }
});

it('notices a function that is gone', () => {
  const gone = readStops(
    '| 1 | `tools/prose/areas.mjs` | `findNothing` | - |\n| 2 | `tools/gone.mjs` | `findArea` | - |',
  );
  expect(gone.filter((one) => !isThere(one))).toHaveLength(2);
});
