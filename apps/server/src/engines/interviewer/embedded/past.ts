import { pastForms, verb, verbs } from '../../../platform/text/english/verbs.ts';

const known = verbs.filter(({ base, past }) => base !== 'be' && past !== base);
const present = new RegExp(
  `\\b(I|we|he|she|they|it)( also| then| quickly| always| just)? (${known.flatMap(({ base, third }) => [base, third]).join('|')})\\b`,
  'gi',
);
const past = new RegExp(`\\b(?:was|were|had|did|${pastForms.join('|')})\\b`, 'i');
/** Signs of the present, of a wish or of another person’s words: such a clause stays as it is. */
const notPast =
  /\b(?:now|today|usually|often|every|never|still|will|would|can|could|should|if|think|believe|hope|know|tomorrow|to be honest|did|didn't|does|don't|doesn't|said|that)\b|["“?]|,/i;

/** A story that is told in the past, in the past throughout: “I speak with him” among “he was angry” becomes “I spoke”. */
export function inPast(sentences: readonly string[]): readonly string[] {
  const told = sentences.filter((sentence) => past.test(sentence)).length;
  if (told === 0 || told < sentences.length / 2) return sentences;
  return sentences.map((sentence) =>
    notPast.test(sentence)
      ? sentence
      : sentence.replace(
          present,
          (_, who: string, how: string | undefined, form: string) => `${who}${how ?? ''} ${verb(form).past}`,
        ),
  );
}
