import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const file = new URL('model/en-us/dict.txt', pathToFileURL(createRequire(import.meta.url).resolve('soundswallower')));
let read: ReadonlyMap<string, readonly string[]> | undefined;

/** How each word may be said: its sounds by ARPAbet names with a space between, as the recogniser's own dictionary has it. */
export const dictionary = (): ReadonlyMap<string, readonly string[]> => {
  if (read !== undefined) return read;
  const words = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, word, sounds] = /^([^\s;]\S*?)(?:\(\d+\))?\s+([A-Z ]+)$/.exec(line.trim()) ?? [];
    if (word === undefined || sounds === undefined) continue;
    words.set(word, [...(words.get(word) ?? []), sounds]);
  }
  read = words;
  return words;
};
