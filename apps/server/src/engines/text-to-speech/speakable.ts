const entities: Readonly<Record<string, string>> = { amp: 'and', lt: '', gt: '', quot: '"', apos: "'", nbsp: ' ' };

/** Removes tags, the marks of Markdown, and web addresses from a text: a voice should not read them out. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/gi, (_, name: string) => (name === '#39' ? "'" : (entities[name.toLowerCase()] ?? ' ')))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' a link ')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, ' ')
    .replace(/[*_~`#|\\^{}<>[\]]/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Prepares a text for flite: without markup and pictures, in the letters that it knows, with plain quotes and dashes.
 * Empty when no word is left.
 */
export function toSpeakable(text: string): string {
  return withoutMarkup(text)
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s*[–—―]\s*/g, ', ')
    .replace(/…/g, '...')
    .replace(/€\s?(\d+(?:[.,]\d+)?)/g, '$1 euros')
    .replace(/£\s?(\d+(?:[.,]\d+)?)/g, '$1 pounds')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^A-Za-z0-9]+$/, '');
}

/** Characters that are synthesised at once: about 15 s of sound, 0.3 s of work. */
const longest = 220;

/**
 * Splits a speakable text into sentences, none longer than `longest`: each is synthesised separately, so that several
 * threads share a long text, an abort ends it between two sentences, and texts of other learners do not wait for all of it.
 */
export function splitSentences(text: string): readonly string[] {
  const sentences = text.match(/[^.!?]+(?:[.!?]+(?=\s|$|["')])["')]*|[.!?]+|$)/g) ?? [];
  const parts: string[] = [];
  for (const sentence of mendAbbreviations(sentences)) parts.push(...cutLong(sentence.trim()));
  return parts.filter((part) => /[A-Za-z0-9]/.test(part));
}

/** Joins parts that were cut after "Mr.", "p.m." or inside "3.5": a sentence begins after a space, and with no small letter. */
function mendAbbreviations(sentences: readonly string[]): readonly string[] {
  const mended: string[] = [];
  for (const sentence of sentences) {
    const last = mended.at(-1);
    const goesOn =
      last !== undefined && (/^(?:\S|\s*["'(]?[a-z])/.test(sentence) || /\b(?:Mr|Mrs|Ms|Dr|St|vs)\.$/.test(last));
    if (goesOn) mended[mended.length - 1] = last + sentence;
    else mended.push(sentence);
  }
  return mended;
}

function cutLong(sentence: string): readonly string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const comma = head.search(/[,;:]\s[^,;:]*$/);
  const space = head.lastIndexOf(' ');
  const at = comma > longest / 3 ? comma + 1 : space > 0 ? space : longest;
  return [sentence.slice(0, at).trim(), ...cutLong(sentence.slice(at).trim())];
}
