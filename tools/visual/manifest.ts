import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Record of one picture. */
export interface PictureRecord {
  /** SHA-256 of the PNG that Chromium made, base64url. */
  readonly hash: string;
  /** Shortened hash of what the elements paint: colours, borders, shadows, type. */
  readonly paint: string;
  /** Mean colours of a coarse grid (see fingerprint.ts), base64. */
  readonly grid: string;
}

/** Record of a story in a window of one width: the layout, and a picture in each theme. */
export interface LayoutRecord {
  /** Size of the picture, CSS pixels: `390x84`. */
  readonly size: string;
  /** Shortened hash of the words that are to be seen. */
  readonly words: string;
  /** Places of the lines of text and of what is painted (see boxes.ts), base64. */
  readonly boxes: string;
  readonly light?: PictureRecord;
  readonly dark?: PictureRecord;
}

/** Records of a story file. */
export interface Manifest {
  /** The version of Chromium that drew the pictures, such as `156.0.8078.79`. */
  readonly chromium: string;
  /** By `story-width`, e.g. `tones-390`. */
  readonly pictures: Readonly<Record<string, LayoutRecord>>;
}

/** The manifest beside a story file: `Badge.pictures.json` for `Badge.stories.tsx`. */
export const nameManifest = (storyFile: string): string => storyFile.replace(/\.stories\.tsx$/, '.pictures.json');

/** Reads the manifest of a story file; a story file without pictures has none. */
export function readManifest(storyFile: string): Manifest | undefined {
  const file = nameManifest(storyFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Writes the manifest of a story file: one line for each story and width, in the order of their names. */
export function writeManifest(storyFile: string, manifest: Manifest): void {
  const file = nameManifest(storyFile);
  if (Object.keys(manifest.pictures).length === 0) rmSync(file, { force: true });
  else writeFileSync(file, formatManifest(manifest));
}

/** Formats a manifest as JSON of which a changed picture changes one line. */
export function formatManifest({ chromium, pictures }: Manifest): string {
  const lines = Object.entries(pictures)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, record]) => `    ${JSON.stringify(name)}: ${JSON.stringify(record)}`);
  return `{\n  "chromium": ${JSON.stringify(chromium)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
}
