import { parseSync } from 'oxc-parser';

const title = /\b(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1).)+)\1/g;
const declaration =
  /^[^\S\n]*(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Removes the stars at the beginning of a block comment's lines and joins the lines, so that a phrase may cross them. */
const joinLines = (comment) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Lists the places in a text where a line begins, to find the line of an offset. */
const findLineStarts = (text) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

const findLine = (starts, offset) => {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
};

/**
 * Reads what a source file says to people: its comments, the titles of its tests, and the names that it declares.
 * @returns one entry each: its line in the file, counted from 1, and its text on one line, marked as words.yml describes
 */
export const readProse = (path, source) => {
  const starts = findLineStarts(source);
  const at = (offset) => findLine(starts, offset);
  const { comments } = parseSync(path, source);
  const said = [];
  let previousEnd = -1;
  for (const { type, value, start, end } of comments) {
    const isDoc = type === 'Block' && value.startsWith('*');
    const text = joinLines(isDoc ? value.slice(1) : value);
    // Line comments that follow each other are one text.
    const follows = type === 'Line' && previousEnd !== -1 && source.slice(previousEnd, start).trim() === '';
    if (follows) said.at(-1).text += ` ${text}`;
    else said.push({ line: at(start), text: isDoc ? `@doc ${text}` : text });
    previousEnd = type === 'Line' ? end : -1;
  }
  for (const match of source.matchAll(title)) said.push({ line: at(match.index), text: match[2] });
  // A .d.ts file describes the code of others: its names are theirs.
  const declarations = path.endsWith('.d.ts') ? [] : source.matchAll(declaration);
  for (const match of declarations) said.push({ line: at(match.index), text: `@name ${match[1]}` });
  return said.map(({ line, text }) => ({ line, text: text.replaceAll('\n', ' ') }));
};
