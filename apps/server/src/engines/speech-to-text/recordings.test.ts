import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingFolder } from './recordings.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recordings-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('the folder of recordings', () => {
  it('lends a recording that only this user can read, for as long as the task runs', async () => {
    const folder = createRecordingFolder(place);
    const read = (name: string) => join(folder.path, `${name}.raw`);
    const name = await folder.lend(Int16Array.of(1, 256), async (lent) => {
      expect([...readFileSync(read(lent))]).toEqual([1, 0, 0, 1]);
      expect(statSync(read(lent)).mode & 0o077).toBe(0);
      expect(statSync(folder.path).mode & 0o077).toBe(0);
      return lent;
    });
    expect(existsSync(read(name))).toBe(false);
  });

  it('takes the recording away also when the task fails, and itself when it is disposed of', async () => {
    const folder = createRecordingFolder(place);
    await expect(folder.lend(new Int16Array(4), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder.path)).toEqual([]);
    folder.dispose();
    expect(readdirSync(place)).toEqual([]);
  });

  it('takes away what a killed server left, and nothing of a living one', () => {
    const { pid: dead } = spawnSync('/bin/true');
    for (const name of [`sayso-${dead}-abc`, `sayso-${process.ppid}-abc`, 'other']) mkdirSync(join(place, name));
    const folder = createRecordingFolder(place);
    expect(readdirSync(place).toSorted()).toEqual(
      ['other', `sayso-${process.ppid}-abc`, folder.path.slice(place.length + 1)].toSorted(),
    );
  });
});
