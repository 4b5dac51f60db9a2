import { readFile } from 'node:fs/promises';
import { createBinaryModuleFromUrl, type Lint, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { Mistake } from '../rule.ts';
import { knownLints } from './lints.ts';

/** Harper’s numbers for what a suggestion does. */
const remove = 1;
const insertAfter = 2;

export interface Harper {
  /** The mistakes that Harper sees in one sentence. */
  find(sentence: string): Promise<readonly Mistake[]>;
  /** Names of the lints we use that this version of Harper does not have. */
  readonly unknown: readonly string[];
}

function mistakeOf(name: string, lint: Lint, sentence: string): readonly Mistake[] {
  const known = knownLints.get(name);
  const [suggestion] = lint.suggestions();
  if (!known || !suggestion) return [];
  const { start, end } = lint.span();
  const kind: number = suggestion.kind();
  const text = kind === remove ? '' : suggestion.get_replacement_text();
  const replacement = kind === insertAfter ? sentence.slice(start, end) + text : text;
  return [{ ...known, start, end, replacement }];
}

/**
 * Loads Harper into this thread, which it blocks for about a second and keeps 350 MB in: meant for a worker.
 * @param file its WASM
 */
export async function loadHarper(file: URL = new URL(binary.url)): Promise<Harper> {
  // Harper itself looks for a file under the encoded path of its address, and finds none where that has a space or an accent.
  const held = URL.createObjectURL(new Blob([await readFile(file)], { type: 'application/wasm' }));
  const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(held, 'full') });
  await linter.setup();
  URL.revokeObjectURL(held);
  const names = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(names.map((name) => [name, knownLints.has(name)])));
  return {
    unknown: [...knownLints.keys()].filter((name) => !names.includes(name)),
    async find(sentence) {
      // Harper counts characters, JavaScript counts UTF-16 units: where they differ its places would be wrong.
      if ([...sentence].length !== sentence.length) return [];
      const found = await linter.organizedLints(sentence.replaceAll('’', "'"), { language: 'plaintext' });
      return Object.entries(found).flatMap(([name, lints]) =>
        lints.flatMap((lint) => {
          const mistakes = mistakeOf(name, lint, sentence);
          lint.free();
          return mistakes;
        }),
      );
    },
  };
}
