import { listTaught } from '../schema/list-taught.ts';
import type { Level, Scenario } from '../schema/scenario.ts';
import { findRankInAnyCase } from '../words/frequency.ts';
import { isNumberWord } from '../words/normalise.ts';
import { listValues } from '../words/slots.ts';

/** Of a level: the most words of a sentence, of a whole line, and the rarest word, by its rank in spoken English. */
const limits: Readonly<Record<Level, { readonly sentence: number; readonly line: number; readonly rank: number }>> = {
  A1: { sentence: 9, line: 20, rank: 3000 },
  A2: { sentence: 12, line: 26, rank: 5000 },
  B1: { sentence: 17, line: 34, rank: 8000 },
  B2: { sentence: 22, line: 42, rank: 13_000 },
  C1: { sentence: 28, line: 52, rank: 30_000 },
};

/** Everyday words that came after the list of frequencies was made (films until 2007), and words about language that every learner meets. */
const known = new Set(
  'internet email app website online password smartphone wifi laptop video selfie verb noun plural tense ing'.split(
    ' ',
  ),
);

const splitWords = (text: string): readonly string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Words that are names: they begin with a capital inside a sentence. */
const listNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}\p{L}+/gu)].map(([name]) => name.toLowerCase())),
  );

const endings = [/s$/, /es$/, /ed$/, /ing$/, /er$/, /est$/, /r$/, /st$/];

const findBestRank = (forms: readonly string[]): number | null => {
  const ranks = forms.flatMap((form) => (form.length > 2 ? (findRankInAnyCase(form) ?? []) : []));
  const [own] = forms;
  const exact = own === undefined ? null : findRankInAnyCase(own);
  const all = exact === null ? ranks : [exact, ...ranks];
  return all.length === 0 ? null : Math.min(...all);
};

const strip = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** Finds sentences that are too long, and words that are too rare, for the level. Words that the scenario teaches may be used. */
export const checkLevel = (scenario: Scenario): readonly string[] => {
  const { sentence: longest, line, rank } = limits[scenario.level];
  const taught = listTaught(scenario);
  const given = new Set([
    ...scenario.words.flatMap(({ word }) => splitWords(word).map(strip)),
    ...Object.values(scenario.slots).flatMap((slot) => listValues(slot).flatMap(splitWords).map(strip)),
    ...splitWords(scenario.title).map(strip),
    ...listNames([...taught.map(({ text }) => text), scenario.role.John, scenario.role.Daisy]),
  ]);
  const isKnown = (word: string): boolean => {
    const bare = strip(word)
      .replace(/^can't$/, 'can')
      .replace(/^won't$/, 'will')
      .replace(/'(?:s|m|re|ve|ll|d)$|n't$/, '');
    const forms = [bare, ...endings.map((ending) => bare.replace(ending, ''))];
    if (bare.length < 2 || known.has(bare) || isNumberWord(bare) || forms.some((form) => given.has(form))) return true;
    const found = findBestRank(forms);
    return found !== null && found <= rank;
  };
  return taught.flatMap(({ where, text, kind }) => {
    const plain = text.replaceAll(/\{([a-z0-9-]+)(?:\|[^|{}]+\|([^|{}]+))?\}/g, (_, name: string, plural?: string) =>
      plural ? `two ${plural}` : name === 'turns' ? 'two' : 'one',
    );
    const faults: string[] = [];
    if (kind !== 'read') {
      for (const one of plain.split(/(?<=[.!?]["”]?)\s+/)) {
        const count = splitWords(one).length;
        if (count > longest) faults.push(`${where}: ${count} words in one sentence, at most ${longest}: "${one}"`);
      }
      const count = splitWords(plain).length;
      if (count > line) faults.push(`${where}: ${count} words in a line, at most ${line}: "${text}"`);
    }
    const rare = [...new Set(splitWords(plain).filter((word) => !isKnown(word)))];
    if (rare.length > 0) faults.push(`${where}: too rare for ${scenario.level}: ${rare.join(', ')}`);
    return faults;
  });
};
