import nlp from 'compromise';
import { verbs } from '../../../../platform/text/english/verbs.ts';

/** Forms of verbs that a recogniser’s words are trusted with. */
export const someVerb = new Set(verbs.flatMap(({ base, third, past, participle }) => [base, third, past, participle]));
for (const form of ['am', 'are', 'is', 'were', 'was', 'can', 'will', 'would', 'have', 'has', "don't", "didn't"])
  someVerb.add(form);

const leading =
  /^(?:and|but|so|well|ok|okay|yes|no|yeah|oh|um|uh|actually|then|because|i (?:think|guess|believe|suppose)(?: that)?|yesterday|today|sometimes|usually|now|(?:last|this|every) (?:day|night|morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in my opinion|in my free time|at the weekend|on (?:sunday|saturday|friday)s?)(?: +|, *)/i;
const spokenOf = /^(?:i|we|he|she|they|it|i'm|i've|we're|he's|she's|they're|it's|(?:my|our|the) \w+)\b/i;

/**
 * A statement of three to nine words about the learner or who they speak of, of words that a recogniser rarely makes up in
 * that order. One that differs from what was `said`, because it was put right, comes before all others.
 */
export function statementIn(sentences: readonly string[], said: string): string | null {
  const clauses = sentences.flatMap((sentence) =>
    sentence.split(
      /,\s*|\s+(?=(?:and|but|because|so|when|which|who)\s)|(?<!\b(?:said|says|say|told me|thinks?|believes?|know|knew|hope|sure|so|like))\s+(?=that\s)/i,
    ),
  );
  const fit = clauses
    .map((clause) =>
      clause
        .trim()
        .replace(leading, '')
        .replace(leading, '')
        .replace(leading, '')
        .replace(/[.!?]+$/, '')
        .replace(/ i (?:think|guess|believe|suppose)$/i, ''),
    )
    .filter((clause) => {
      const words = clause.toLowerCase().split(/\s+/);
      if (words.length < 3 || words.length > 9 || new Set(words).size < words.length - 1) return false;
      if (!spokenOf.test(clause) || /\b(?:you|your|um+|uh+|er)\b/i.test(clause)) return false;
      if (/^i (?:think|don't know|mean|guess|know|suppose|believe|hope|can't say|said|say)\b/i.test(clause))
        return false;
      const afterSubject = /^(?:my|our|the)$/.test(words[0] ?? '') ? 2 : 1;
      const second = /'/.test(words[0] ?? '') ? 'am' : (words[afterSubject] ?? '');
      const third = words[afterSubject + 1] ?? '';
      if (
        !someVerb.has(second) &&
        !(/^(?:also|always|usually|often|never|really|just|sometimes)$/.test(second) && someVerb.has(third))
      )
        return false;
      const tags: readonly { readonly tags: readonly string[] }[] = nlp(clause).json()[0]?.terms ?? [];
      const last = tags.at(-1)?.tags ?? [];
      return !last.some((tag) => ['Preposition', 'Determiner', 'Conjunction', 'Auxiliary'].includes(tag));
    });
  const heard = said.toLowerCase();
  const isPutRight = (clause: string): number => Number(!heard.includes(clause.toLowerCase()));
  return (
    fit
      .sort((one, other) => isPutRight(other) - isPutRight(one) || other.length - one.length)[0]
      ?.replace(/^(?!I\b|I')[A-Z](?=[a-z']*\b)/, (letter) => letter.toLowerCase()) ?? null
  );
}
