/** A number from 0 up to but not including 1, always the same for the same text (FNV-1a, then a final mix). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The list in an order that depends on the seed alone. */
export const shuffled = <T>(list: readonly T[], seed: string): readonly T[] =>
  list
    .map((item, index) => ({ item, order: chance(`${seed} ${index}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
