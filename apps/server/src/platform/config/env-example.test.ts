import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { variables } from './variables.ts';

const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');

describe('.env.example', () => {
  it('lists every variable of the server, in the same order, and no other', () => {
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(variables.entries));
  });

  it('says what each of them is for', () => {
    const lines = example.split('\n');
    const bare = lines.filter((line, index) => /^[A-Z]/.test(line) && !lines[index - 1]?.startsWith('# '));
    expect(bare).toEqual([]);
  });

  it('changes nothing when it is copied as it is', () => {
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
  });
});
