import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private folder in which a recording lies for as long as a program reads it. */
export interface RecordingFolder {
  readonly path: string;
  /** Lends the samples as `<name>.raw` to the task; the file is gone when the task ends, however it ends. */
  lend<T>(samples: Int16Array, task: (name: string) => Promise<T>): Promise<T>;
  dispose(): void;
}

/** In memory (/dev/shm) where the machine has that, so that what somebody said never touches a disk; else the temporary folder. */
export function createRecordingFolder(): RecordingFolder {
  const path = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'sayso-'));
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

function memoryFolder(): string | null {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return null;
  }
}
