const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(i)'m\b/g, '$1 am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(it|that|what|there|where|who|how|here|he|she)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
];

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const numberWords = new Set([...units, ...tens, 'hundred', 'thousand']);

/** Whether a word is part of a number, such as “ninety”. */
export const isNumberWord = (word: string): boolean => numberWords.has(word);

/** Spells a whole number from 0 to 999; larger ones stay digits. */
export const spellNumber = (value: number): string => {
  if (value < 20) return units[value] ?? String(value);
  const rest = value % 10;
  if (value < 100) return `${tens[Math.floor(value / 10)]}${rest ? ` ${units[rest]}` : ''}`;
  if (value > 999) return String(value);
  const below = value % 100;
  return `${units[Math.floor(value / 100)]} hundred${below ? ` and ${spellNumber(below)}` : ''}`;
};

const fillers = /\b(?:uh|um|er|erm|hm+|mm+|eh)\b/g;

/** Brings an utterance into one form for patterns: small letters, straight apostrophes, no punctuation, no fillers, numbers as words. */
export const normaliseSpeech = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\d+/g, (digits) => ` ${spellNumber(Number(digits))} `)
    .replaceAll(fillers, ' ')
    .replaceAll(/[^\p{L}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of an utterance with contractions written out, so that “I'd like” and “I would like” are the same. */
export const listTokens = (said: string): readonly string[] =>
  contractions
    .reduce((text, [short, long]) => text.replaceAll(short, long), normaliseSpeech(said))
    .replaceAll("'s ", ' ')
    .replaceAll("'", '')
    .split(' ')
    .filter((token) => token !== '');
