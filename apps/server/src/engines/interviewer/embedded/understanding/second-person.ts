/** The learner’s word, and the coach’s word for the same person. */
const turned: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};
const proper =
  /^(?:january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|french|spanish|german|italian|chinese|japanese|korean|portuguese|russian|arabic|turkish|polish|dutch|europe|africa|asia|america|paris|london|berlin|rome|madrid|france|spain|germany|italy|china|japan|korea|brazil|mexico|india|poland|turkey|russia|england|canada|christmas|easter)$/i;

/** Days, months, languages and the like with the capital that they always have. */
export const withCapital = (word: string): string =>
  proper.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** “I was at my brother's” becomes “you were at your brother's”: the person changes, the tense stays. */
export function toSecondPerson(text: string): string {
  const about = text
    .replaceAll('’', "'")
    .replace(/\b(?:i|we) am\b/gi, 'I are')
    .replace(/\bi was\b/gi, 'I were')
    .replace(/\bi wasn't\b/gi, "I weren't")
    .replace(/\bam i\b/gi, 'are I');
  const named = about.replace(
    /\b(live|lives|lived|born) in (?!a |an |the |this |that |my |your |his |her |our |their |one )([a-z])/g,
    (_, verb: string, letter: string) => `${verb} in ${letter.toUpperCase()}`,
  );
  return named.replace(/[\p{L}']+/gu, (word) => {
    const other = turned[word.toLowerCase()];
    if (other) return other;
    return withCapital(word);
  });
}
