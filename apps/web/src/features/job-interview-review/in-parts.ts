/** A sentence with the space after it, or what is left at the end. */
const sentences = /[^.!?\n]*[.!?\n]+["”’)]*\s*|[^.!?\n]+$/g;

/** `text` in pieces of at most `size` characters; a word that is longer is cut. */
const cut = (text: string, size: number): readonly string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > size) {
    const space = rest.lastIndexOf(' ', size);
    const at = space > 0 ? space : size;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
};

/**
 * A text as it is read aloud: whole sentences together, so that the first sound comes soon and no call is too long.
 * @param size characters of a part, at most
 */
export const inParts = (text: string, size: number): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const sentence of text.match(sentences) ?? []) {
    for (const piece of cut(sentence, size)) {
      if (part && (part + piece).trim().length > size) {
        parts.push(part.trim());
        part = '';
      }
      part += piece;
    }
  }
  return [...parts, part.trim()].filter((said) => said !== '');
};
