import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian 12 and 13 put the models of `pocketsphinx-en-us`. */
const debianModel = '/usr/share/pocketsphinx/model/en-us';

export interface FoundSphinx {
  readonly program: string;
  readonly model: string;
}

/** Finds pocketsphinx and its English models on this machine; null when either is missing. `path` is a PATH. */
export function findSphinx(path: string, model: string = debianModel): FoundSphinx | null {
  const programs = path.split(delimiter).map((folder) => join(folder, 'pocketsphinx_batch'));
  const program = programs.find((candidate) => can(candidate, constants.X_OK));
  const models = ['en-us/mdef', 'en-us.lm.bin', 'cmudict-en-us.dict'].map((name) => join(model, name));
  return program && models.every((file) => can(file, constants.R_OK)) ? { program, model } : null;
}

function can(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
