import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const sources = '{packages/{ui,voice,api},apps/web}/src/**/*.{ts,tsx}';

/**
 * A short name for the set of packages that the sources import. Vite keeps its bundled dependencies while its own settings stay
 * the same, and reloads the page in the middle of a run when a source has begun to import another: with this name among
 * the settings it bundles them again before the run.
 * @param root the workspace
 */
export function nameDependencies(root: string): string {
  const names = new Set<string>();
  for (const file of globSync(sources, { cwd: root })) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import\()\s*'([^.'][^']*)'/g)) if (name) names.add(name);
  }
  return createHash('sha256')
    .update([...names].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 8);
}
