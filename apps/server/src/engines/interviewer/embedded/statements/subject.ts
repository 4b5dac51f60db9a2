import {
  auxiliaries,
  between,
  crowd,
  fewest,
  finite,
  fronts,
  joints,
  leaning,
  named,
  numbers,
  openers,
  places,
  plain,
  possessives,
  predicates,
  sounds,
  subjects,
  tellers,
} from './words.ts';

/** Whether a subject with its verb begins at this word. */
export function isSubject(words: readonly string[], at: number): boolean {
  const [word = '', next = '', after = '', last = ''] = words.slice(at, at + 4).map(plain);
  if (subjects.has(word)) return next !== '' || word.includes("'");
  if (word === "it's" || word === "there's") return true;
  if (word === 'it' || word === 'there' || crowd.has(word))
    return (
      (predicates.has(next) || (crowd.has(word) && /[a-z]{2}ed$/.test(next))) && !numbers.has(plain(words[at - 1]))
    );
  if (next === 'of' && /^(?:them|us)$/.test(after)) return finite.has(last) || /[a-z]{2}ed$/.test(last);
  if (word === 'what') return subjects.has(next) && after === 'did' && last === 'was';
  if (!possessives.has(word) || words.length - at <= fewest || finite.has(next)) return false;
  if (/[a-z]{2}ed$/.test(after) && !/^(?:most|very|more|so|first|only)$/.test(next)) return true;
  // “the main oven stopped”
  const noun =
    !leaning.has(after) && !subjects.has(after) && after !== 'it' && !openers.has(after) && !finite.has(after);
  return predicates.has(after) || (noun && predicates.has(last)) || (between.has(after) && predicates.has(last));
}

/** Whether the subject at this place belongs to the words before it: “I think he …”, “the first time I …”. */
export const leansBack = (words: readonly string[], at: number): boolean => {
  const [teller = '', before = '', left = ''] = words
    .slice(Math.max(0, at - 3), at)
    .map(plain)
    .slice(-3);
  const told = [teller, before, left].slice(-2).some((word) => tellers.has(word));
  return (
    told ||
    /(?:turn|find|found|figure)\w* out$/.test(`${before} ${left}`) ||
    leaning.has(left) ||
    auxiliaries.has(left) ||
    named.test(`${before} ${left}`)
  );
};

/** Where the sentence of the subject at this place begins: with what stands before it, and the “and” that leads to it. */
export function beginningOf(words: readonly string[], at: number, start: number): number {
  let from = at;
  while (from > start && sounds.has(plain(words[from - 1]))) from--;
  const before = words
    .slice(Math.max(start, from - 5), from)
    .map(plain)
    .join(' ');
  const lengths = fronts.map((front) => front.exec(before)?.[0].split(' ').length ?? 0);
  if (/^(?:he|she|they)\b/i.test(words[at] ?? '') && /\bone \w+$/.test(before)) lengths.push(2);
  from -= Math.max(...lengths);
  for (let place = from - 1; place > start && place >= from - 7; place--) {
    const word = plain(words[place]);
    const next = plain(words[place + 1]);
    if (joints.has(word) && (place + 1 === from || places.has(next) || numbers.has(next) || sounds.has(next)))
      return place;
    if (finite.has(word) || openers.has(word)) break;
  }
  return from;
}
