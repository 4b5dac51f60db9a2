/** Longest part without punctuation, in words, before it is split at “and”, “but” and similar words. */
const longStretch = 14;
const subject = "(?:i|i'm|i've|he|she|it|we|they|he's|she's|it's|we're|they're|there is|there are|there was|my \\w+)";
/** A time ends a clause when a new subject follows it: “yesterday it was nice”. */
const afterTime = new RegExp(
  `(?<=\\w{2,}[^.?!]*\\s(?:yesterday|today|tomorrow|tonight|last (?:week|night|month|year|weekend)|ago|too|now))\\s+(?=${subject}\\s+(?:am|is|are|was|were|have|has|had|will|can|don't|didn't|\\w+))`,
  'gi',
);
const joint = new RegExp(
  `(?<!\\b(?:and|but|so|since))\\s+(?=(?:and|but|so|because|and then|then)\\s+${subject}\\s+\\w)`,
  'gi',
);
const count = (text: string): number => text.split(/\s+/).length;

/**
 * Splits an utterance into sentences without changing a word. A recogniser writes no full stops: there a time with a new
 * subject after it ends a sentence, and a long part is split at its conjunctions.
 */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap((piece) => splitAfterTime(piece))
    .flatMap((piece) => (count(piece) > longStretch ? mergeShort(piece.split(joint)) : [piece]))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));
}

/** A short first piece (“yesterday”) belongs to the next one: a part is split off only when it has a verb. */
function splitAfterTime(piece: string): readonly string[] {
  const parts = piece.split(afterTime);
  return mergeShort(parts);
}

function mergeShort(parts: readonly string[]): readonly string[] {
  const merged: string[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last !== undefined && (count(last) < 3 || count(part) < 3)) merged[merged.length - 1] = `${last} ${part}`;
    else merged.push(part);
  }
  return merged;
}
