import { join } from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import text from '@textlint/textlint-plugin-text';
import prh from 'textlint-rule-prh';
import { readProse } from './read-prose.mjs';

const words = join(import.meta.dirname, 'words.yml');
/** The page that explains the words and the tests of the linter have to name them. */
const exempt = new Set(['docs/product/glossary.md', 'tools/prose/lint-prose.test.mjs']);
const kernel = new TextlintKernel();
const unwrap = (module) => module.default ?? module;
const options = {
  plugins: [
    { pluginId: 'markdown', plugin: unwrap(markdown) },
    { pluginId: 'text', plugin: unwrap(text) },
  ],
  rules: [{ ruleId: 'prh', rule: unwrap(prh), options: { rulePaths: [words] } }],
};

/** Runs textlint with words.yml over a text. */
const lint = async (content, ext) =>
  (await kernel.lintText(content, { ...options, filePath: words + ext, ext })).messages;

/** Reads all source files into one text with one line for each comment, title and name: textlint takes a third of the time that way. */
const lintSources = async (files) => {
  const said = files.flatMap(({ path, source }) => readProse(path, source).map((one) => ({ path, ...one })));
  const messages = await lint(said.map(({ text: one }) => one).join('\n'), '.txt');
  return messages.map(({ loc, message }) => {
    const { path, line } = said[loc.start.line - 1];
    return { path, line, message };
  });
};

const lintPage = async ({ path, source }) =>
  (await lint(source, '.md')).map(({ loc, message }) => ({ path, line: loc.start.line, message }));

/**
 * Finds the words of words.yml in files.
 * @param files their paths from the root of the repository, and their contents
 * @returns for each finding its path, its line, counted from 1, and the word with its replacement
 */
export const lintProse = async (files) => {
  const linted = files.filter(({ path }) => !exempt.has(path));
  const isPage = ({ path }) => /\.mdx?$/.test(path);
  const inPages = await Promise.all(linted.filter(isPage).map(lintPage));
  return [...inPages.flat(), ...(await lintSources(linted.filter((file) => !isPage(file))))];
};
