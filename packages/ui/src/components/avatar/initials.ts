/** The first letters of a first and a last name, in capitals; nothing where there is no letter. */
export function findInitials(name: string): string {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
