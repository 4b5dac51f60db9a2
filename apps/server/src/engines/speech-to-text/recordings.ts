import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private folder for recordings while a program reads them. */
export interface RecordingFolder {
  readonly path: string;
  /** Lends the samples as `<name>.raw` to the task; the file is gone when the task ends, however it ends. */
  lend<T>(samples: Int16Array, task: (name: string) => Promise<T>): Promise<T>;
  dispose(): void;
}

/**
 * Creates the folder in memory (/dev/shm) where the machine has that, so that no speech is written to a disk; else the temporary
 * folder. Files of a server that was killed are removed, where this account may.
 */
export function createRecordingFolder(place: string = memoryFolder() ?? tmpdir()): RecordingFolder {
  for (const name of readdirSync(place)) {
    const pid = /^sayso-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) removeIfAllowed(join(place, name));
  }
  const path = mkdtempSync(join(place, `sayso-${process.pid}-`));
  return {
    path,
    async lend(samples, task) {
      const name = randomUUID();
      const file = join(path, `${name}.raw`);
      try {
        await writeFile(file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), { mode: 0o600 });
        return await task(name);
      } finally {
        await rm(file, { force: true });
      }
    },
    dispose: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Removes a folder. A folder of another account stays: only that account may remove it, and its name is not needed here. */
function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It exists and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function memoryFolder(): string | null {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return null;
  }
}
