import type { Correction } from '@sayso/api/contract/conversation';
import * as v from 'valibot';
import { stripTags } from '../../../platform/text/strip-tags.ts';
import { categories } from '../category.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
/** Text that the model wrote and that is shown. */
const shown = v.pipe(line, v.transform(stripTags), v.trim(), v.minLength(1));
const answer = v.object({
  corrections: v.pipe(
    v.array(v.object({ category: v.picklist(categories), said: line, better: shown, explanation: shown })),
    v.maxLength(200),
  ),
});

const spaces = /\s+/g;
const plain = (text: string): string => text.replaceAll('’', "'").replace(spaces, ' ').toLowerCase();

/** Finds words in the text, ignoring capitals, spaces and apostrophes; null when the text does not contain them. */
export function asSaid(text: string, said: string): string | null {
  const words = said
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  const bare = words.join('\\s+').replace(/(?:\\?[.!?])+$/, '');
  return bare === '' ? null : (new RegExp(bare, 'i').exec(text)?.[0] ?? null);
}

/**
 * Reads the valid corrections of a model’s answer: in the agreed form, about words of the utterance, and with a change.
 * @throws Error when the answer is not the JSON that was asked for.
 */
export function readAnswer(reply: string, text: string): readonly Correction[] {
  const json: unknown = JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
  return v.parse(answer, json).corrections.flatMap((correction) => {
    const said = asSaid(text, correction.said);
    if (said === null || plain(said) === plain(correction.better)) return [];
    return [{ ...correction, said }];
  });
}

/** Joins both lists in the order of the text, without corrections of the second about a sentence that the first corrects. */
export function merge(
  text: string,
  first: readonly Correction[],
  second: readonly Correction[],
): readonly Correction[] {
  const again = (one: Correction): boolean =>
    first.some((other) => {
      const [a, b] = [plain(one.said), plain(other.said)];
      const sameSentence = a.includes(b) || b.includes(a);
      return sameSentence && (one.category === other.category || plain(one.better) === plain(other.better));
    });
  const all = [...first, ...second.filter((one) => !again(one))];
  const place = ({ said }: Correction): number => text.indexOf(said);
  return all.sort((one, other) => place(one) - place(other));
}
