import { EngineUnavailable } from '../../ports.ts';

/** Longest text that is spoken, in characters: about a minute. */
const longest = 900;

/**
 * A model’s words as a voice can say them: no markup, no emoji, no quotation marks around the whole, cut at a sentence end.
 * @throws EngineUnavailable when nothing is left to say.
 */
export function spoken(text: string): string {
  const plain = text
    .replace(/^\s*(?:John|Daisy|Coach)\s*:\s*/i, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^[ \t]*(?:[-*#>]+|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`~#]+/g, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1');
  if (!/\p{L}/u.test(plain))
    throw new EngineUnavailable('The language model answered without words. Please try again.');
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 0 ? cut.slice(0, end + 1) : cut;
}
