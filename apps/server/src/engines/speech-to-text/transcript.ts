/**
 * Rewrites the output of pocketsphinx as a person would write it: no marks of pronunciation ("market(2)") or noise ("<sil>", "[SPEECH]", "++UM++"),
 * "I" and the first letter in capitals. It hears no punctuation and no names, so none are made up.
 */
export function tidyTranscript(words: string): string {
  const plain = words
    .replace(/<[^>]*>|\[[^\]]*\]|\+\+[^+]*\+\+|\(\d+\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bi\b/g, 'I');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
