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

function readMistake(name: string, lint: Lint, sentence: string): readonly Mistake[] {
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
 * Makes an address under which Harper can read its file, until it is released. Harper looks for a file under the encoded path of its address, and finds none where
 * that has a space or an accent: such a file is read here and handed over as a blob. Only then, as V8 compiles a blob while it streams, and
 * crashes when the server is stopped in the middle of it.
 */
async function readableAddress(file: URL): Promise<{ readonly url: string; readonly release: () => void }> {
  if (decodeURI(file.pathname) === file.pathname) return { url: file.href, release: () => undefined };
  const url = URL.createObjectURL(new Blob([await readFile(file)], { type: 'application/wasm' }));
  return { url, release: () => URL.revokeObjectURL(url) };
}

/**
 * Loads Harper into this thread, which it blocks for about a second and keeps 350 MB in: meant for a worker.
 * @param file its WASM
 */
export async function loadHarper(file: URL = new URL(binary.url)): Promise<Harper> {
  const { url, release } = await readableAddress(file);
  const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(url, 'full') });
  await linter.setup();
  release();
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
          const mistakes = readMistake(name, lint, sentence);
          lint.free();
          return mistakes;
        }),
      );
    },
  };
}
