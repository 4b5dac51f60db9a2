import nlp from 'compromise';

/** Words that name nothing in particular. */
export const vague =
  /\b(?:it|this|that|them|things?|something|anything|everything|lot|lots|time|way|stuff|one|ones|day|days|year|years|some|all|kind|problem|idea|question|you|me|him|her|bit|look|fun|job|work|home|there|here|meeting|break|party|chance|child|children|peoples?|man|woman)$/i;

/** The first thing named that is a phrase the parser is sure of, in the second person; null when there is none. */
export function thingIn(text: string): string | null {
  const named: readonly string[] = nlp(text).nouns().out('array');
  const fit = named
    .flatMap((words) => words.split(/ (?:in|of|on|at|about|with|for|from|to) /))
    .map((words) =>
      words
        .replace(/[.,!?;]+$/, '')
        .replace(/^(?:my|our) /i, 'your ')
        .replace(/^(?:A|An|The|Your|This|That|Some)(?= )/, (word) => word.toLowerCase()),
    )
    .find(
      (words) =>
        /^[\p{L}' -]+$/u.test(words) &&
        / |s$/.test(words) &&
        isPhrase(words.replace(/^your /, 'the ')) &&
        !/^(?:[iI]|he|she|they|we|who)\b/.test(words),
    );
  return fit ?? null;
}

/** A phrase of known shape: article or “your”, adjectives, nouns; or what one does, with “-ing”. Anything else is not said back. */
export function isPhrase(words: string): boolean {
  const count = words.split(' ').length;
  if (count > 4 || words.length < 3 || vague.test(words) || /\d/.test(words)) return false;
  const terms: readonly { readonly tags: readonly string[] }[] = nlp(words).json()[0]?.terms ?? [];
  const is = (term: { readonly tags: readonly string[] } | undefined, ...tags: readonly string[]) =>
    Boolean(term && tags.some((tag) => term.tags.includes(tag)));
  if (words.split(' ')[0]?.endsWith('ing') && is(terms[0], 'Gerund', 'Noun')) {
    return (
      terms
        .slice(1)
        .every(
          (term) =>
            is(term, 'Noun', 'Determiner', 'Adjective', 'Possessive', 'Preposition', 'Gerund') && !is(term, 'Pronoun'),
        ) && !is(terms.at(-1), 'Preposition', 'Determiner')
    );
  }
  return (
    is(terms.at(-1), 'Noun', 'Place') &&
    !is(terms.at(-1), 'Pronoun', 'Possessive', 'Date') &&
    terms.every(
      (term) =>
        is(term, 'Noun', 'Determiner', 'Adjective', 'Possessive', 'Place') &&
        (!is(term, 'Pronoun') || is(term, 'Possessive')),
    )
  );
}
