/** Text that came from anywhere, as plain lines: no markup, no entities, no signs that a voice cannot say. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    // No word of any language is that long.
    .replace(/\S{80,}/g, (run) => (run.includes('<') ? run : ' '))
    .replace(/<(?:style|script)[^>]*>[\s\S]*?<\/(?:style|script)>/gi, ' ')
    .replace(/<\/?(?:br|p|li|ul|ol|div|h[1-6]|tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    // A comma inside a number would end what is read aloud there.
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/https?:\/\/\S+|\S+@\S+\.\w+/gi, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** An order to the reader, which does not describe the job. */
export const isOrder = (text: string): boolean =>
  /\b(?:ignore|disregard|forget|pretend|override|jailbreak)\b|\b(?:previous|above|system|all|your) (?:instructions?|prompts?|rules)\b|\byou are now\b/i.test(
    text,
  );

/** Whether a voice that speaks English can say it. */
export const isSayable = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 2 && letters.every((letter) => /\p{Script=Latin}/u.test(letter));
};

/** “NURSE” as “nurse”, but “QA” as it is. */
export const lowerShouting = (text: string): string =>
  text.replace(/\p{Lu}{3,}/gu, (word) =>
    text === text.toUpperCase() && (text.includes(' ') || word.length > 4) ? word.toLowerCase() : word,
  );

/** Words that stand in the middle of a title and need no capital, unless they are letters said one by one. */
const decapitalise = (text: string): string =>
  text.replace(/\p{L}[\p{L}'.+#-]*/gu, (word) =>
    /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word) && !properInTitle.test(word) ? word.toLowerCase() : word,
  );
const properInTitle =
  /^(?:Java|Python|React|Angular|Android|Linux|Salesforce|Oracle|Excel|Google|Microsoft|Apple|English|French|Spanish|German|Italian|Chinese|Japanese|Arabic|Russian|Portuguese|Montessori)$/;

const cut = (text: string, words: number): string | null => {
  const parts = text.split(' ');
  return parts.length > words || text.length > 60 ? null : text;
};

/** The job’s name as it is said in the middle of a sentence; null where what was entered cannot be said. */
export function titleOf(entered: string): string | null {
  const [line = ''] = plainText(entered).split('\n');
  const core = line
    .replace(/\s*[([{].*$/, '')
    .replace(/\s+[-–—|•/]\s+.*$/, '')
    .replace(/\s*[,;:].*$/, '')
    .replace(/\b[mfwdx](?:\/[mfwdx]){1,3}\b/gi, '')
    .replace(
      /^(?:i (?:want|would like|'d like|am applying) (?:to (?:be|become|work as)|for)|job as|job:|position of|role of)\s+/i,
      '',
    )
    .replace(/^(?:an?|the|my)\s+/i, '')
    .replace(/\s+(?:position|job|role|vacancy|wanted|needed)$/i, '')
    .replace(/[^\p{L}\p{N}&+#./' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s./-]+$/, '')
    .trim();
  if (!isSayable(core) || isOrder(line)) return null;
  return cut(decapitalise(lowerShouting(core)), 6);
}

/** The company’s name as it is said; null where what was entered cannot be said. */
export function companyOf(entered: string): string | null {
  const [line = ''] = plainText(entered).split('\n');
  const core = line
    .replace(/\s*[([{].*$/, '')
    .replace(/[^\p{L}\p{N}&+'. -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.-]+$/, '')
    .trim();
  if (!isSayable(core) || isOrder(line)) return null;
  const named =
    /^\p{Ll}/u.test(core) && !/\p{Lu}/u.test(core)
      ? core.replace(/(?<![\p{L}'])\p{Ll}/gu, (a) => a.toUpperCase())
      : core;
  return cut(named, 5);
}
