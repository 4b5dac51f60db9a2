import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '../../.storybook/pictures/describe-page.ts';
import type { PictureName, Verdict } from '../../.storybook/pictures/take-pictures.ts';
import { hashPicture } from './capture.ts';
import { compareFingerprints, takeFingerprint } from './fingerprint.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readPixels } from './pixels.ts';

/** Compares pictures with the committed manifests while the stories are tested. */
export interface PictureCheck {
  /** Answers `done` to a picture that is drawn as recorded; any other is taken again, and described then. */
  capture(storyFile: string, picture: PictureName, png: Buffer): Verdict;
  /**
   * Decides about a picture that is drawn differently. Under the recorded version of Chromium it has changed; under another one the
   * fingerprint says whether it has.
   * @throws where the story looks different
   */
  judge(storyFile: string, picture: PictureName, description: PageDescription): void;
}

/**
 * Creates a check of pictures.
 * @param chromium the version that draws now
 * @param failures folder for the pictures that differ
 */
export function createPictureCheck(chromium: string, failures: string): PictureCheck {
  const manifests = new Map<string, Manifest | undefined>();
  const takes = new Map<string, Buffer>();
  const find = (storyFile: string, { story, width, theme }: PictureName) => {
    if (!manifests.has(storyFile)) manifests.set(storyFile, readManifest(storyFile));
    const manifest = manifests.get(storyFile);
    const layout = manifest?.pictures[`${story}-${width}`];
    const record = layout?.[theme];
    return manifest && layout && record
      ? { manifest, fingerprint: { ...layout, ...record }, hash: record.hash }
      : undefined;
  };
  return {
    capture(storyFile, picture, png) {
      const name = namePicture(storyFile, picture);
      const isRetake = takes.has(name);
      if (find(storyFile, picture)?.hash === hashPicture(png)) {
        takes.delete(name);
        return 'done';
      }
      takes.set(name, png);
      return isRetake ? 'describe' : 'again';
    },
    judge(storyFile, picture, description) {
      const name = namePicture(storyFile, picture);
      const png = takes.get(name);
      takes.delete(name);
      if (!png) throw new Error(`${name} is described, but no picture of it was taken.`);
      const found = find(storyFile, picture);
      const changes = found
        ? compareFingerprints(found.fingerprint, takeFingerprint(readPixels(png), description))
        : ['it is not in the manifest'];
      if (found && found.manifest.chromium !== chromium && changes.length === 0) return;
      mkdirSync(failures, { recursive: true });
      writeFileSync(join(failures, `${name}.png`), png);
      const why = changes.length > 0 ? changes.join('; ') : 'pixels differ, and neither words, styles nor places do';
      throw new Error(
        `${name} looks different: ${why}. \`npm run pictures\` shows it, \`npm run pictures:accept\` accepts it.`,
      );
    },
  };
}

/** Names a picture for people: `Badge-tones-390-light`. */
export const namePicture = (storyFile: string, { story, width, theme }: PictureName): string =>
  `${/([^/]+)\.stories\.tsx$/.exec(storyFile)?.[1] ?? storyFile}-${story}-${width}-${theme}`;
