import { expect, it } from 'vitest';
import { countAreas, findArea, findWorse, lowerBaseline } from './areas.mjs';

it('counts a package, an app, and a folder at the root', () => {
  expect(findArea('packages/ui/src/theme/index.ts')).toBe('packages/ui');
  expect(findArea('docs/guides/deploy.md')).toBe('docs');
  expect(findArea('README.md')).toBe('.');
  expect(countAreas([{ path: 'docs/a.md' }, { path: 'docs/b.md' }, { path: 'apps/web/a.ts' }])).toEqual({
    docs: 2,
    'apps/web': 1,
  });
});

it('names the areas that have more findings than they may', () => {
  expect(findWorse({ docs: 3, tools: 2 }, { docs: 2, tools: 2 })).toEqual(['docs']);
  expect(findWorse({ docs: 1 }, {})).toEqual(['docs']);
});

it('lowers what an area may have and never raises it', () => {
  expect(lowerBaseline({ docs: 3, tools: 1 }, { docs: 2, tools: 2, 'apps/web': 4 })).toEqual({ docs: 2, tools: 1 });
});
