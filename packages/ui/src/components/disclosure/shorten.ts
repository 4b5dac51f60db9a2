/** The first `limit` characters of a text, and whether that is all of it. A pair of code units is one character. */
export function shorten(text: string, limit: number): { start: string; whole: boolean } {
  const letters = [...text];
  return letters.length <= limit
    ? { start: text, whole: true }
    : { start: `${letters.slice(0, limit).join('').trimEnd()}…`, whole: false };
}
