/** Letters that learners find hard, and the sound they most often stand for; the first that a word has is taken. */
const spellings: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/th/u, 'TH'],
  [/tion|sh/u, 'SH'],
  [/tch|ch/u, 'CH'],
  [/ng/u, 'NG'],
  [/v/u, 'V'],
  [/^wr|r/u, 'R'],
  [/w/u, 'W'],
  [/j|dge/u, 'JH'],
  [/z/u, 'Z'],
  [/l/u, 'L'],
  [/ee|ea/u, 'IY'],
  [/h/u, 'HH'],
  [/f|ph/u, 'F'],
  [/b/u, 'B'],
  [/p/u, 'P'],
  [/d/u, 'D'],
  [/t/u, 'T'],
  [/s/u, 'S'],
  [/i/u, 'IH'],
  [/a/u, 'AE'],
];

/** “the” and its like begin with a voice. */
const voiced = /^(th(e|is|at|ese|ose|ey|em|eir|en|ere|an|us|ough)|.*ther)/u;

/** The sound of a word most worth advice, told from its letters, where its sounds were not measured; null where they tell nothing. */
export const soundBySpelling = (word: string): string | null => {
  const sound = spellings.find(([letters]) => letters.test(word))?.[1] ?? null;
  return sound === 'TH' && voiced.test(word) ? 'DH' : sound;
};
