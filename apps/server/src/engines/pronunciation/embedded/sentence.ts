import type { AcousticModel } from './model.ts';

/** One word of the sentence as it stands there, and under which name the model finds it. */
export interface ReferenceWord {
  readonly word: string;
  /** Null where there is nothing to say, such as a dash alone. */
  readonly spoken: string | null;
  /** False where its sounds are a guess from its letters. */
  readonly known: boolean;
}

/** A rough guess at the sounds of letters, longest first: enough to find where an unknown word ends, not to judge it. */
const letters: Readonly<Record<string, string>> = {
  tch: 'CH',
  ch: 'CH',
  sh: 'SH',
  th: 'TH',
  ph: 'F',
  ck: 'K',
  ng: 'NG',
  qu: 'K W',
  ee: 'IY',
  ea: 'IY',
  oo: 'UW',
  ou: 'AW',
  ow: 'OW',
  ai: 'EY',
  ay: 'EY',
  oi: 'OY',
  oy: 'OY',
  er: 'ER',
  a: 'AE',
  b: 'B',
  c: 'K',
  d: 'D',
  e: 'EH',
  f: 'F',
  g: 'G',
  h: 'HH',
  i: 'IH',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'AA',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'AH',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'IY',
  z: 'Z',
};
const pieces = new RegExp(Object.keys(letters).join('|'), 'g');
const guess = (word: string): string =>
  Array.from(word.replace(/(\w)\1/g, '$1').matchAll(pieces), ([piece]) => letters[piece]).join(' ');

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[^a-z']/g, '')
    .replace(/^'+|'+$/g, '');

/** The sound that a voiced, voiceless or hissing end gives to ’s. */
const possessive = (sounds: string): string => {
  const last = sounds.split(' ').at(-1) ?? '';
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return `${sounds} IH Z`;
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? `${sounds} S` : `${sounds} Z`;
};

/** Words that may be taught to one model: its dictionary only grows. */
const mostTaught = 5000;

/** The words of a sentence as they stand there. */
export const splitWords = (sentence: string): readonly string[] =>
  sentence.split(/[\s\u2013\u2014-]+/).filter((word) => word !== '');

/** Reads sentences for one model. Words that it does not know are taught to it, from a known part or by their letters. */
export function createSentenceReader(model: AcousticModel): (sentence: string) => readonly ReferenceWord[] {
  const guessed = new Set<string>();
  let taught = 0;
  const readWord = (word: string): ReferenceWord => {
    const nothing = { word, spoken: null, known: false };
    const spoken = plain(word);
    if (spoken === '') return nothing;
    if (model.lookUp(spoken) !== null) return { word, spoken, known: !guessed.has(spoken) };
    const stem = spoken.endsWith("'s") ? model.lookUp(spoken.slice(0, -2)) : null;
    const sounds = stem === null ? guess(spoken) : possessive(stem);
    if (sounds === '' || taught >= mostTaught) return nothing;
    model.add(spoken, sounds);
    taught += 1;
    if (stem === null) guessed.add(spoken);
    return { word, spoken, known: stem !== null };
  };
  return (sentence) => splitWords(sentence).map(readWord);
}
