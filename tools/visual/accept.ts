import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PictureName } from '../../.storybook/pictures/take-pictures.ts';
import { hashPicture } from './capture.ts';
import type { PictureCheck } from './check.ts';
import { type Fingerprint, takeFingerprint } from './fingerprint.ts';
import { type LayoutRecord, readManifest, writeManifest } from './manifest.ts';
import { readPixels } from './pixels.ts';

/** Variable that makes the tests of the stories write the manifests instead of comparing with them. */
export const acceptVariable = 'SAYSO_ACCEPT_PICTURES';

/**
 * Writes the manifests of story files from what their stories look like now. The stories are drawn by their own tests: a page that came
 * to its size in another way may round a pixel in another way.
 * @returns whether a test failed; pictures that were not taken keep their record
 */
export function acceptPictures(root: string, files: readonly string[]): boolean {
  const { status } = spawnSync('vitest', ['run', '--project', 'stories', '--reporter=dot', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      [acceptVariable]: 'true',
    },
  });
  return status !== 0;
}

/** Takes the place of the comparison while pictures are accepted. */
export interface PictureRecorder extends PictureCheck {
  /**
   * Writes the manifests of all story files that were drawn, and says how many pictures changed.
   * @param isComplete whether every story was drawn; otherwise pictures that were not taken keep their record
   */
  save(isComplete: boolean): void;
}

/**
 * Creates a recorder of pictures.
 * @param chromium the version that draws now
 */
export function createPictureRecorder(chromium: string): PictureRecorder {
  const drawn = new Map<string, Map<string, LayoutRecord>>();
  const hashes = new Map<string, { hash: string; png: Buffer }>();
  let changed = 0;

  const record = (storyFile: string, picture: PictureName, hash: string, fingerprint: Fingerprint) => {
    const records = drawn.get(storyFile) ?? new Map<string, LayoutRecord>();
    drawn.set(storyFile, records);
    const { size, words, boxes, paint, grid } = fingerprint;
    const key = `${picture.story}-${picture.width}`;
    const { light, dark } = records.get(key) ?? {};
    records.set(key, {
      size,
      words,
      boxes,
      ...(light && { light }),
      ...(dark && { dark }),
      [picture.theme]: { hash, paint, grid },
    });
  };
  const name = (storyFile: string, { story, width, theme }: PictureName) => `${storyFile} ${story} ${width} ${theme}`;

  return {
    capture(storyFile, picture, png) {
      const hash = hashPicture(png);
      const before = readManifest(storyFile);
      const layout = before?.chromium === chromium ? before.pictures[`${picture.story}-${picture.width}`] : undefined;
      const known = layout?.[picture.theme];
      if (layout && known?.hash === hash) {
        record(storyFile, picture, hash, { ...layout, ...known });
        return 'done';
      }
      hashes.set(name(storyFile, picture), { hash, png });
      return 'describe';
    },
    judge(storyFile, picture, description) {
      const taken = hashes.get(name(storyFile, picture));
      if (!taken) throw new Error(`${name(storyFile, picture)} is described, but no picture of it was taken.`);
      changed += 1;
      record(storyFile, picture, taken.hash, takeFingerprint(readPixels(taken.png), description));
    },
    save(isComplete) {
      if (drawn.size === 0) return;
      for (const [storyFile, records] of drawn) {
        const before = isComplete ? {} : (readManifest(storyFile)?.pictures ?? {});
        writeManifest(storyFile, { chromium, pictures: { ...before, ...Object.fromEntries(records) } });
      }
      process.stdout.write(`${changed} pictures of ${drawn.size} story files written down\n`);
    },
  };
}
