import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePixels } from './pixels.ts';

/** Both sides of a picture; a new story has no before, a removed one no after. */
export interface Sides {
  readonly name: string;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
}

/** Entry of the report: one picture that differs. */
export interface Entry {
  readonly name: string;
  /** In words: `212 pixels differ`. */
  readonly change: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly hasDifference: boolean;
}

/**
 * Writes the report: a page with before, after and difference of each picture that differs.
 * @param folder is emptied first
 * @returns what is in the report
 */
export function writeReport(folder: string, pictures: readonly Sides[], title: string): readonly Entry[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = pictures.flatMap(({ name, before, after }): Entry[] => {
    if (before && after && before.equals(after)) return [];
    const difference = before && after ? comparePixels(before, after) : undefined;
    const files = { before, after, difference: difference?.picture };
    for (const [side, png] of Object.entries(files)) if (png) writeFileSync(join(folder, `${name}.${side}.png`), png);
    const change = difference ? `${difference.count} pixels differ` : after ? 'new' : 'removed';
    return [{ name, change, hasBefore: !!before, hasAfter: !!after, hasDifference: !!difference }];
  });
  writeFileSync(join(folder, 'report.html'), formatReport(entries, title));
  return entries;
}

/** Formats the page of the report. */
export function formatReport(entries: readonly Entry[], title: string): string {
  const sections = entries.map(({ name, change, ...has }) => {
    const show = (side: string, isThere: boolean) =>
      `<figure><figcaption>${side}</figcaption>${isThere ? `<img src="${encodeURIComponent(name)}.${side}.png" alt="${side}">` : '–'}</figure>`;
    return `<section><h2>${escape(name)} <small>${change}</small></h2><div>${show('before', has.hasBefore)}${show('after', has.hasAfter)}${show('difference', has.hasDifference)}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 24px; background: #eee; color: #222 }
section { margin-block: 32px } h1 { font-size: 22px } h2 { font-size: 18px } small { font-weight: normal; color: #555 }
section div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }
figure { margin: 0 } img { max-width: 100%; background: #fff; border: 1px solid #bbb }
</style><h1>${escape(title)}</h1>${sections.join('') || '<p>Every picture is drawn as before.</p>'}</html>
`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
