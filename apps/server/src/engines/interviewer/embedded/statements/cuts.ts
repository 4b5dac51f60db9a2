import { leadsOn, opensClause } from './clauses.ts';
import { beginningOf, isSubject, leansBack } from './subject.ts';
import { auxiliaries, fewest, finite, joints, plain } from './words.ts';

/** Where a sentence begins; `joined` where “and”, “but” or “so” leads over to it. */
export interface Cut {
  readonly at: number;
  readonly joined: boolean;
}

/** Words, “I'm” as the two that it is. */
const lengthOf = (words: readonly string[]): number => words.length + words.filter((word) => /'/.test(word)).length;

/** Where new sentences begin in a stretch without full stops; `joined` where “and”, “but” or “so” leads over. */
export function cutsIn(words: readonly string[]): readonly Cut[] {
  const cuts: Cut[] = [];
  let start = 0;
  let hasMain = false;
  let open = false;
  let conditional = false;
  let subjectAt = -9;
  words.forEach((written, at) => {
    const word = plain(written);
    const subject = isSubject(words, at);
    // The verb of a subject is no second statement.
    if (!subject && at - subjectAt <= 2 && (finite.has(word) || /[a-z]{2}ed$/.test(word))) return;
    if (subject) subjectAt = at;
    if (!subject && opensClause(words, at)) {
      if (hasMain && at - 1 - start >= fewest && leadsOn(words, at)) {
        cuts.push({ at: at - 1, joined: true });
        start = at - 1;
        hasMain = false;
      }
      open = true;
      conditional = /^(?:if|when)$/.test(word);
    } else if (!subject && !finite.has(word) && !/[a-z]{2}ed$/.test(word)) return;
    else if (open) open = false;
    else if (!hasMain || !subject) hasMain = true;
    else {
      const from = beginningOf(words, at, start);
      const joined = joints.has(plain(words[from]));
      const enough = lengthOf(words.slice(start, from)) >= fewest && lengthOf(words.slice(from)) >= fewest;
      // “If it rains then we stay in”: one sentence.
      const consequence = conditional && plain(words[at - 1]) === 'then';
      conditional = false;
      const cutsVerb = auxiliaries.has(plain(words[from - 1]));
      if (!enough || consequence || cutsVerb || (from === at && leansBack(words, at))) return;
      cuts.push({ at: from, joined });
      start = from;
    }
  });
  return cuts;
}
