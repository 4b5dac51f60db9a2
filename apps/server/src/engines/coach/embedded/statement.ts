import nlp from 'compromise';
import { verbs } from '../../grammar/language/verbs.ts';

/** Forms of verbs that a recogniser’s words are trusted with. */
export const someVerb = new Set(verbs.flatMap(({ base, third, past, participle }) => [base, third, past, participle]));
for (const form of ['am', 'are', 'is', 'were', 'was', 'can', 'will', 'would', 'have', 'has', "don't", "didn't"])
  someVerb.add(form);

/** Statements of three to nine words about the learner, of words that a recogniser rarely makes up in that order. */
export function statementIn(sentences: readonly string[]): string | null {
  const clauses = sentences.flatMap((sentence) =>
    sentence.split(/,\s*|\s+(?=(?:and|but|because|so|when|which|who)\s)/i),
  );
  const fit = clauses
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:and|but|so|well|yes|no|yeah|oh|um|uh|actually|then) +/i, '')
        .replace(/[.!?]+$/, ''),
    )
    .filter((clause) => {
      const words = clause.toLowerCase().split(/\s+/);
      if (words.length < 3 || words.length > 9 || new Set(words).size < words.length - 1) return false;
      if (!/^(?:i|we|i'm|i've|my (?:\w+))\b/i.test(clause) || /\b(?:you|your|um+|uh+|er)\b/i.test(clause)) return false;
      if (/^i (?:think|don't know|mean|guess|know|suppose|believe|hope|can't say|said|say)\b/i.test(clause))
        return false;
      const second = /^i'(?:m|ve)$/i.test(words[0] ?? '') ? 'am' : (words[words[0] === 'my' ? 2 : 1] ?? '');
      const third = words[words[0] === 'my' ? 3 : 2] ?? '';
      if (
        !someVerb.has(second) &&
        !(/^(?:also|always|usually|often|never|really|just|sometimes)$/.test(second) && someVerb.has(third))
      )
        return false;
      const tags: readonly { readonly tags: readonly string[] }[] = nlp(clause).json()[0]?.terms ?? [];
      const last = tags.at(-1)?.tags ?? [];
      return !last.some((tag) => ['Preposition', 'Determiner', 'Conjunction', 'Auxiliary'].includes(tag));
    });
  return fit.sort((one, other) => other.length - one.length)[0] ?? null;
}
