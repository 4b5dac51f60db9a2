import { describe, expect, it } from 'vitest';
import { lintProse } from './lint-prose.mjs';

const lint = (source, path = 'example.ts') => lintProse([{ path, source }]);
const messages = async (source, path) => (await lint(source, path)).map(({ message }) => message);
const lines = async (source, path) => (await lint(source, path)).map(({ line }) => line);

describe('the words of a source file', () => {
  it('finds a riddle in a comment, names its line and says what to write', async () => {
    const source =
      '/** Stops the recording. */\nexport const stop = 1;\n\n// Left out, nobody minds how long it is silent.\n';
    expect(await lint(source)).toEqual([
      { path: 'example.ts', line: 4, message: expect.stringContaining('nobody => name the person') },
      { path: 'example.ts', line: 4, message: expect.stringContaining('does not matter') },
    ]);
  });

  it('finds a doc comment that begins with What', async () => {
    expect(await messages('/** What is told of it. */\nconst a = 1;')).toHaveLength(1);
    expect(await messages('/** Says what is known of it. */\nconst a = 1;')).toEqual([]);
    expect(await messages('// What follows is sorted.\nconst a = 1;')).toEqual([]);
  });

  it('finds a phrase that crosses a line', async () => {
    expect(await lines('/**\n * The server learns by the\n * way where they are.\n */\nconst a = 1;')).toEqual([1]);
    expect(await lines('const a = 1;\n// The server learns by the\n// way where they are.')).toEqual([2]);
  });

  it('finds it in the title of a test', async () => {
    expect(await lines("\nit('starts anew', () => {});")).toEqual([2]);
    expect(await lines("describe.each([1])('starts anew', () => {});")).toEqual([1]);
  });

  it('finds a private word in a name that is declared', async () => {
    expect(await messages('export async function withPatience() {}')).toHaveLength(1);
    expect(await messages('const wordsOf = 1;')).toHaveLength(1);
    expect(await messages('const heldBy = 1;')).toHaveLength(1);
    expect(await messages('const countWords = 1;')).toEqual([]);
  });

  it('accepts the names of other code, which a .d.ts file describes', async () => {
    const source = '/** Nobody has it. */\ndeclare class Memory {}\nclass Memory {}';
    expect(await lines(source, 'example.d.ts')).toEqual([1]);
    expect(await lines(source, 'example.ts')).toEqual([1, 3]);
  });

  it('tells the files apart that it reads together', async () => {
    const files = ['a.ts', 'b.ts'].map((path) => ({ path, source: '\n// It starts anew.' }));
    expect((await lintProse(files)).map(({ path, line }) => `${path}:${line}`)).toEqual(['a.ts:2', 'b.ts:2']);
  });

  it('leaves the words of the product alone', async () => {
    expect(await messages("const text = 'Nobody laughs here. Say it anew.';")).toEqual([]);
    expect(await messages("const url = 'http://example.com/nobody';")).toEqual([]);
  });
});

describe('the words of a page of Markdown', () => {
  it('finds a riddle in its text, and none in its code', async () => {
    const page = '# Recording\n\nNobody minds.\n\n`nobody` is a user of the system.\n\n```sh\nsu nobody\n```\n';
    expect(await lines(page, 'example.md')).toEqual([3]);
  });

  it('lets the glossary name them', async () => {
    expect(await messages('Nobody is not used.', 'docs/product/glossary.md')).toEqual([]);
  });
});
