/** The words of a text, in small letters. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** The sentences of a text. A colon ends one too: what follows it is spoken as one of its own. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?:])["”']?\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const small = new Set(
  (
    'the and but for with that this they them then than there here what when where which who why how are was were been ' +
    'being have has had does did done can could will would should may might must not very much many more most some any all ' +
    'also just only really about from into over again because you your yours she her his him its our their one two too ' +
    "i'm it's don't like good nice ok okay yes please thing things think know want say said tell sometimes always never last " +
    'new make makes get got see go went now me my we us an is it in on at of to be do so or if as by no he i a'
  ).split(' '),
);

const stem = (word: string): string =>
  word
    .replace(/'s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=...)(?:ing|ed|es|s|er|ly)$/, '')
    .replace(/(?<=...)e$/, '');

/** The stems of the words that carry what is said. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !small.has(word))
      .map(stem),
  );
