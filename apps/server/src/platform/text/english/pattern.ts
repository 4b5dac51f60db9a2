type Part = string | readonly string[];

/** One of these words or pieces of pattern, as a group that captures nothing. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const source = (part: Part): string => (typeof part === 'string' ? part : anyOf(part));

/**
 * A pattern over whole words: lists become alternatives, a space any white space, upper and lower case are the same.
 * Recognisers lose the apostrophe of “don’t”, so it may be missing. Elsewhere an apostrophe belongs to its word, so that `yesterday` does not match in “yesterday's”.
 */
export function pattern(strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp {
  const whole = strings.raw.reduce((text, piece, index) => text + piece + source(parts[index] ?? ''), '');
  return new RegExp(
    `(?<![\\w'])(?:${whole.replaceAll(' ', '\\s+').replaceAll("n't", "n'?t")})(?:(?<=\\s)|(?![\\w']))`,
    'gi',
  );
}
