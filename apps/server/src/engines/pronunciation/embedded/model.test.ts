import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('is found in a folder with a space and an accent in its path', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-model-'));
  const place = join(folder, 'My Apps', 'say so é');
  mkdirSync(place, { recursive: true });
  const installed = join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model');
  symlinkSync(installed, join(place, 'model'));
  // In a process of its own, as its worker loads it.
  const script = `
    const { loadModel } = await import(${JSON.stringify(new URL('./model.ts', import.meta.url).href)});
    const model = await loadModel(new URL(${JSON.stringify(`${pathToFileURL(place).href}/model/`)}));
    console.log(model.lookUp('window'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('W IH N D OW');
  rmSync(folder, { recursive: true });
});
