import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkOutBase, findCommit } from './base-checkout.ts';
import { hashPicture } from './capture.ts';
import { namePicture } from './check.ts';
import { openStage, type Stage, startBrowser } from './draw.ts';
import { readManifest } from './manifest.ts';
import { type Sides, writeReport } from './report.ts';
import { startStage } from './stage.ts';

/** The stories to compare, and with which commit. */
export interface Comparison {
  /** The working tree. */
  readonly root: string;
  readonly files: readonly string[];
  /** The commit to compare with. */
  readonly base: string;
  /** Whether the files were named: then the base is drawn whatever the manifests say. */
  readonly isNamed: boolean;
  /** For the report. */
  readonly folder: string;
}

/**
 * Draws stories as they were and as they are, with one browser, and writes a report of what differs.
 * @returns whether a story could not be drawn
 */
export async function comparePictures({ root, files, base, isNamed, folder }: Comparison): Promise<boolean> {
  const commit = findCommit(root, base);
  const browser = await startBrowser();
  const open = async (checkout: string) => {
    const server = await startStage(checkout);
    return openStage(browser, server.resolvedUrls?.local[0] ?? '');
  };
  const baseCheckout = () => checkOutBase(root, commit);
  const openBase = () => open(baseCheckout());
  const after = open(root);
  let before = isNamed ? openBase() : undefined;
  const pictures: Sides[] = [];
  const errors: string[] = [];
  for (const file of files) {
    const drawnBefore = before && draw(await before, baseCheckout(), file);
    const now = await draw(await after, root, file);
    errors.push(...now.errors);
    if (!drawnBefore && isAsRecorded(join(root, file), now.pictures)) continue;
    before ??= openBase();
    const then = await (drawnBefore ?? draw(await before, baseCheckout(), file));
    const names = new Set([...then.pictures.keys(), ...now.pictures.keys()]);
    for (const name of names) pictures.push({ name, before: then.pictures.get(name), after: now.pictures.get(name) });
  }
  const entries = writeReport(folder, pictures, `${files.length} story files since ${base}`);
  for (const { name, change } of entries) console.log(`${name}: ${change}`);
  for (const error of errors) console.error(error);
  console.log(
    `${entries.length} of ${pictures.length} compared pictures differ: ${relative(root, join(folder, 'report.html'))}`,
  );
  return errors.length > 0;
}

interface Drawn {
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly errors: readonly string[];
}

/** Draws the stories of a file; a file that is not there, because it is new or was removed, has none. */
async function draw(stage: Stage, checkout: string, file: string): Promise<Drawn> {
  const pictures = new Map<string, Buffer>();
  if (!existsSync(join(checkout, file))) return { pictures, errors: [] };
  const errors = await stage.draw(file, {
    add(picture, png) {
      pictures.set(namePicture(file, picture), png);
      return 'done';
    },
  });
  return { pictures, errors };
}

function isAsRecorded(storyFile: string, pictures: ReadonlyMap<string, Buffer>): boolean {
  const recorded = Object.entries(readManifest(storyFile)?.pictures ?? {}).flatMap(([key, { light, dark }]) => [
    ...(light ? [[`${key}-light`, light.hash] as const] : []),
    ...(dark ? [[`${key}-dark`, dark.hash] as const] : []),
  ]);
  const file = namePicture(storyFile, { story: '', width: 0, theme: 'light' }).replace(/--0-light$/, '');
  return (
    recorded.length === pictures.size &&
    recorded.every(([key, hash]) => {
      const png = pictures.get(`${file}-${key}`);
      return png !== undefined && hashPicture(png) === hash;
    })
  );
}
