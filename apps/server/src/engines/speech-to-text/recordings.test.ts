import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

  it('starts although another account’s killed server left a folder that this one may not remove', () => {
    const { pid: dead } = spawnSync('/bin/true');
    const left = join(place, `sayso-${dead}-abc`);
    mkdirSync(left, { mode: 0o700 });
    writeFileSync(join(left, 'recording.raw'), '');
    const file = fileURLToPath(new URL('./recordings.ts', import.meta.url));
    const script = `const { createRecordingFolder } = await import(${JSON.stringify(file)});
      console.log(createRecordingFolder(${JSON.stringify(place)}).path);`;
    const isRoot = process.getuid?.() === 0;
    // Root may remove everything, so the folder is root's and the server is another account's; else the folder is only locked.
    chmodSync(place, isRoot ? 0o1777 : 0o700);
    if (!isRoot) chmodSync(left, 0o500);
    const started = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      ...(isRoot && { uid: 65_534, gid: 65_534 }),
    });
    chmodSync(left, 0o700);
    expect(started.stderr).toBe('');
    expect(started.stdout).toContain(place);
    expect(existsSync(left)).toBe(true);
  });
});
