/** The words of a text, lowercased, without punctuation: as they are compared and remembered. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];

/** One word as it is compared: `Thought,` is `thought`. */
export const plainWord = (word: string): string => wordsIn(word).join(' ');

/** The same for every way of writing a sentence that is said alike. */
export const targetKey = (sentence: string): string => wordsIn(sentence).join(' ');
