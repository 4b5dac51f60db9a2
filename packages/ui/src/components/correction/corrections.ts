/** A mistake on a learner's own words. The shape of the contract's correction, so that one can be handed over as it is. */
export interface TranscriptCorrection {
  /** The utterance: a sentence of the message, or a part of one. */
  said: string;
  better: string;
  /** Why, in a sentence; shown beneath. */
  note?: string;
}

/** A piece of text, and whether it is what differs. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

const splitWords = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
/** The form in which two words are compared. */
const core = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/** Length of the longest common run of words from each pair of places to the ends. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      const below = lengths[i + 1] ?? [];
      row[j] =
        core(a[i] ?? '') === core(b[j] ?? '') ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Both sentences word by word, with the words marked that the other does not have. */
export function compareWords({ said, better }: TranscriptCorrection): { said: MarkedText[]; better: MarkedText[] } {
  const [a, b] = [splitWords(said), splitWords(better)];
  const lengths = commonLengths(a, b);
  const result = { said: [] as MarkedText[], better: [] as MarkedText[] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && right !== undefined && core(left) === core(right)) {
      result.said.push({ text: left, marked: false });
      result.better.push({ text: right, marked: false });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      result.said.push({ text: left ?? '', marked: true });
      i += 1;
    } else {
      result.better.push({ text: right, marked: true });
      j += 1;
    }
  }
  return { said: joinRuns(markGap(result.said)), better: joinRuns(result.better) };
}

/** Where only a word is missing, nothing that was said is wrong: the whole is marked, so that the line still shows where. */
const markGap = (words: MarkedText[]): MarkedText[] =>
  words.some(({ marked }) => marked) ? words : words.map(({ text }) => ({ text, marked: true }));

function joinRuns(words: readonly MarkedText[]): MarkedText[] {
  const runs: MarkedText[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last.marked === word.marked) last.text += word.text;
    else runs.push({ ...word });
  }
  return runs;
}

/**
 * A message cut at its mistakes. A correction whose words are not in the text marks nothing; it is still listed beneath.
 * Of two that overlap the first wins.
 */
export function markMistakes(text: string, corrections: readonly TranscriptCorrection[]): MarkedText[] {
  const lower = text.toLowerCase();
  const cuts = corrections
    .map((correction) => ({ correction, start: lower.indexOf(correction.said.trim().toLowerCase()) }))
    .filter(({ correction, start }) => start >= 0 && correction.said.trim() !== '')
    .sort((a, b) => a.start - b.start);
  const pieces: MarkedText[] = [];
  let done = 0;
  for (const { correction, start } of cuts) {
    if (start < done) continue;
    pieces.push({ text: text.slice(done, start), marked: false });
    let at = start;
    for (const part of compareWords({ ...correction, said: correction.said.trim() }).said) {
      pieces.push({ text: text.slice(at, at + part.text.length), marked: part.marked });
      at += part.text.length;
    }
    done = at;
  }
  pieces.push({ text: text.slice(done), marked: false });
  return joinRuns(pieces.filter((piece) => piece.text !== ''));
}
