import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../ports.ts';
import { newSecret } from './random-secrets.ts';
import { ConfigError } from './read-config.ts';

const readCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Which file a key is kept in, and which variable takes its place. */
export interface KeptKey {
  readonly dataDir: string;
  readonly name: 'mailbox-key' | 'metrics-token';
  readonly variable: string;
}

/**
 * The key in this file of DATA_DIR, which is made at the first start. Only the account that the server runs as may read it.
 * @throws ConfigError when the file is empty, or can be neither read nor made.
 */
export const keepKey = ({ dataDir, name, variable }: KeptKey, random: Random): string => {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    // `wx` decides who makes it when two processes start at once.
    writeFileSync(file, `${newSecret(random)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (readCode(error) !== 'EEXIST') {
      throw new ConfigError(`${file} cannot be made. Make ${dataDir} writable, or set ${variable}.`, { cause: error });
    }
  }
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key !== '') return key;
  } catch (error) {
    throw new ConfigError(`${file} cannot be read. Make it readable, or set ${variable}.`, { cause: error });
  }
  throw new ConfigError(`${file} is empty. Delete it so that it is made again, or set ${variable}.`);
};
