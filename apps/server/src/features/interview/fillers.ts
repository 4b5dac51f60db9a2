import { iMean, youKnow } from '../../platform/text/asides.ts';

/** A filler and how it is told from the same words with a meaning. What a recogniser left out cannot be counted. */
interface Filler {
  readonly word: string;
  readonly pattern: RegExp;
}

const determiner =
  '(?:a|an|the|this|that|these|those|some|any|every|each|what|which|one|my|your|his|her|our|their|no|another)';
const adjective = '(?:new|different|certain|special|same|other|best|right|good|similar|particular|first)';
const matchSound = (letters: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${letters})(?![\\p{L}'])`, 'giu');
const matchKind = (noun: string): RegExp =>
  new RegExp(`(?<!\\b${determiner}\\s+(?:${adjective}\\s+)?)\\b${noun} of\\b`, 'gi');

const fillers: readonly Filler[] = [
  { word: 'um', pattern: matchSound('u+m+|uhm+|erm+') },
  { word: 'uh', pattern: matchSound('u+h+') },
  { word: 'er', pattern: matchSound('e+r+') },
  {
    word: 'like',
    // As a verb or a preposition it is no filler: only between commas, beside a hesitation or said twice it surely is one.
    pattern: /,\s*like\s*,|\b(?:um+|uh+|er+),?\s+like\b|\blike,?\s+(?=(?:um+|uh+|er+|like|you know)\b)/gi,
  },
  { word: 'you know', pattern: youKnow },
  { word: 'I mean', pattern: iMean },
  { word: 'basically', pattern: /\bbasically\b/gi },
  { word: 'actually', pattern: /\bactually\b/gi },
  { word: 'kind of', pattern: matchKind('kind') },
  { word: 'sort of', pattern: matchKind('sort') },
];

/** How often each filler was said, the most frequent first; those that were not said are left out. */
export const fillersIn = (texts: readonly string[]): { word: string; count: number }[] => {
  const plain = texts.map((text) => text.replaceAll('’', "'"));
  return fillers
    .map(({ word, pattern }) => ({
      word,
      count: plain.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
};
