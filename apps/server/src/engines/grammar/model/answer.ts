import type { Correction } from '@sayso/api/contract/conversation';
import * as v from 'valibot';
import { stripTags } from '../../../http/stripTags.ts';
import { categories } from '../category.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
/** Words of the model's own, which are shown. */
const shown = v.pipe(line, v.transform(stripTags), v.trim(), v.minLength(1));
const answer = v.object({
  corrections: v.pipe(
    v.array(v.object({ category: v.picklist(categories), said: line, better: shown, explanation: shown })),
    v.maxLength(200),
  ),
});

const spaces = /\s+/g;
const plain = (text: string): string => text.replaceAll('’', "'").replace(spaces, ' ').toLowerCase();

/** These words as they stand in the text, whatever the model did to capitals, spaces and apostrophes; null when they do not. */
export function asSaid(text: string, said: string): string | null {
  const words = said
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  const bare = words.join('\\s+').replace(/(?:\\?[.!?])+$/, '');
  return bare === '' ? null : (new RegExp(bare, 'i').exec(text)?.[0] ?? null);
}

/**
 * The corrections in a model’s answer that hold: in the agreed form, about words that were really said, and changing them.
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

/** Both lists as one, in the order of the text; what the second says again about the same sentence is left out. */
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
