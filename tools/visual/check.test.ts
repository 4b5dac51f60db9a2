import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPicture } from './capture.ts';
import { createPictureCheck } from './check.ts';
import { takeFingerprint } from './fingerprint.ts';
import { writeManifest } from './manifest.ts';
import { readPixels } from './pixels.ts';

const tones = { story: 'tones', width: 390, theme: 'light' } as const;
const page = { words: 'Free plan', paint: 'black', boxes: [[0, 0, 4, 4]] } as const;
const accepted = drawPng(200);
const smoothed = drawPng(201);
let folder: string;
let storyFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  storyFile = join(folder, 'Badge.stories.tsx');
  const { size, words, boxes, paint, grid } = takeFingerprint(readPixels(accepted), page);
  writeManifest(storyFile, {
    chromium: '156.0.0.1',
    pictures: { 'tones-390': { size, words, boxes, light: { hash: hashPicture(accepted), paint, grid } } },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function drawPng(grey: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(grey);
  return PNG.sync.write(png);
}

const createCheck = (chromium: string) => createPictureCheck(chromium, join(folder, 'failures'));

test('A picture with the recorded hash passes at once.', () => {
  expect(createCheck('156.0.0.1').capture(storyFile, tones, accepted)).toBe('done');
});

test('A picture that is drawn differently is taken again, and passes when it is drawn as recorded then.', () => {
  const check = createCheck('156.0.0.1');
  expect(check.capture(storyFile, tones, smoothed)).toBe('again');
  expect(check.capture(storyFile, tones, accepted)).toBe('done');
});

test('Under the recorded version of Chromium a single different step of a colour fails, and the picture is kept.', () => {
  const check = createCheck('156.0.0.1');
  check.capture(storyFile, tones, smoothed);
  expect(check.capture(storyFile, tones, smoothed)).toBe('describe');
  expect(() => check.judge(storyFile, tones, page)).toThrow('Badge-tones-390-light looks different: pixels differ');
  expect(existsSync(join(folder, 'failures/Badge-tones-390-light.png'))).toBe(true);
});

test('Under another version a picture passes whose fingerprint is the same.', () => {
  const check = createCheck('157.0.0.1');
  check.capture(storyFile, tones, smoothed);
  check.capture(storyFile, tones, smoothed);
  expect(() => check.judge(storyFile, tones, page)).not.toThrow();
});

test('Under another version a changed word fails.', () => {
  const check = createCheck('157.0.0.1');
  check.capture(storyFile, tones, smoothed);
  check.capture(storyFile, tones, smoothed);
  expect(() => check.judge(storyFile, tones, { ...page, words: 'Paid plan' })).toThrow('the words differ');
});

test('A picture that the manifest does not have fails.', () => {
  const check = createCheck('156.0.0.1');
  const dark = { ...tones, theme: 'dark' } as const;
  check.capture(storyFile, dark, accepted);
  check.capture(storyFile, dark, accepted);
  expect(() => check.judge(storyFile, dark, page)).toThrow('it is not in the manifest');
});
