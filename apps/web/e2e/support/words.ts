const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Share of the words of `said` that were heard, 0 to 1, whatever their order. */
export const shareHeard = (said: string, heard: string): number => {
  const left = splitWords(heard);
  const words = splitWords(said);
  const hits = words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return hits.length / words.length;
};
