/** What an address says at the places that a pattern names. */
export type Params = Readonly<Record<string, string>>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Whoever typed a lone percent sign means it.
    return segment;
  }
};

const segmentsOf = (path: string): readonly string[] => path.replace(/^\/|\/$/g, '').split('/');

/**
 * What a path says in the places of a pattern, or null when it is another path. Case and a slash at the end make no difference.
 * @param pattern as `/past-talks/:id?`: a segment after a colon is any text, and may be missing where a `?` follows. `*` is every path
 */
export const matchPath = (pattern: string, pathname: string): Params | null => {
  if (pattern === '*') return {};
  const expected = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const text = given[index];
    const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
    if (name === undefined) {
      if (text === undefined || decoded(text).toLowerCase() !== segment.toLowerCase()) return null;
    } else if (text) {
      params[name] = decoded(text);
    } else if (!optional) {
      return null;
    }
  }
  return params;
};
