/** The length of a random password, in characters. */
const length = 12;
const sets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%&*?-_'] as const;
const all = sets.join('');

/**
 * A password of 12 characters from letters, digits and some symbols, with at least one of each, without those that look alike.
 * @param fill a cryptographic source, such as `crypto.getRandomValues`
 */
export const randomPassword = (fill: (numbers: Uint32Array<ArrayBuffer>) => unknown): string => {
  const numbers = new Uint32Array(2 * length);
  fill(numbers);
  const pick = (characters: string, index: number) => characters.charAt((numbers[index] ?? 0) % characters.length);
  const characters = Array.from({ length }, (_, index) => pick(sets[index] ?? all, index));
  // Fisher-Yates, so that the four sure ones do not always stand first.
  for (let last = length - 1; last > 0; last -= 1) {
    const other = (numbers[length + last] ?? 0) % (last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
};
