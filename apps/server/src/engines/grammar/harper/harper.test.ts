import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { binary } from 'harper.js/binary';
import { describe, expect, it } from 'vitest';
import { loadHarper } from './harper.ts';

describe('Harper', () => {
  it('still has every lint that we use, and finds with them what our rules know nothing of', async () => {
    const harper = await loadHarper();
    expect(harper.unknown).toEqual([]);
    const [mistake] = await harper.find('I went out despite of the rain.');
    expect(mistake).toMatchObject({ category: 'Prepositions', replacement: expect.stringContaining('despite') });
  }, 60_000);

  it('is found in a folder with a space and an accent in its path', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sayso-harper-'));
    const place = join(folder, 'My Apps', 'say so é');
    mkdirSync(place, { recursive: true });
    const file = join(place, 'harper_wasm_bg.wasm');
    symlinkSync(fileURLToPath(binary.url), file);
    const harper = await loadHarper(pathToFileURL(file));
    expect(await harper.find('I went out despite of the rain.')).toHaveLength(1);
    rmSync(folder, { recursive: true });
  }, 60_000);
});
