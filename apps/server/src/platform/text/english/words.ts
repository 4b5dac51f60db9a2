import { anyOf } from './pattern.ts';

/** Small words that the rules are built from, each a piece of a pattern. */
export const iYouWeThey = ['i', 'you', 'we', 'they'];
export const heSheIt = ['he', 'she', 'it'];
export const pronoun = [...iYouWeThey, ...heSheIt];
export const objectPronoun = ['me', 'you', 'him', 'her', 'it', 'us', 'them'];
export const possessive = ['my', 'your', 'his', 'her', 'our', 'their'];
export const modal = ['can', 'could', 'must', 'should', 'will', 'would', 'may', 'might', "can't", "won't", "couldn't"];
export const number = `(?:\\d+|${'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .join('|')}|twenty[ -]\\w+|thirty[ -]\\w+)`;
export const adverb = anyOf('always never usually often sometimes also really still just only already even'.split(' '));
export const weekday = anyOf('monday tuesday wednesday thursday friday saturday sunday'.split(' '));
export const month = anyOf('january february april june july august september october november december'.split(' '));
export const unit = '(?:second|minute|hour|day|night|week|weekend|month|year|decade)';

/** Words that may come after a noun that ends its phrase: the end, punctuation, or a word that starts something new. */
export const phraseEnds = `(?=\\s*(?:[.,;:!?]|$)|\\s+(?:${[
  'in on at of with for from to by about near before after since during without between like into as than off',
  'and but or so because when if that who which where while then',
  'i you he she it we they my his her our their the this these those a an',
  'am is are was were has have had can will would could do does did makes make',
  'now today yesterday tomorrow here there too also again every last next always never please very yet ago later tonight',
]
  .join(' ')
  .split(' ')
  .join('|')})(?![\\w']))`;

/**
 * Words that may stand before the subject of a statement. A subject that comes after anything else may be part of a question
 * (“does he go”) or the object of another verb (“I saw him go”), so the rules leave it alone.
 */
export const clauseStarts = `(?<=^\\s*|[.,;:!?]\\s*|(?<![\\w'])(?:${[
  'and but because so when if that where while then although though since before after until as than',
  'think thinks know knows believe say says guess hope suppose sure feel',
  'yes no yeah well ok okay now today sometimes usually maybe often also always every[ ]day tomorrow why who what how which',
]
  .join(' ')
  .split(' ')
  .join('|')
  .replaceAll('[ ]', '\\s+')})\\s+)`;

/** A moment that is over: the present tense does not go with it. */
export const pastMoment = `(?<!(?:about|since|until|till|from|than|of|like|the|as|remember|with|by|this)\\s+)(?:yesterday|last\\s+(?:week|month|year|night|weekend|summer|winter|spring|autumn|${weekday}|${month})|(?:${number}|a|an|a\\s+few|some|many|several)\\s+${unit}s?\\s+ago|in\\s+(?:19\\d\\d|20[01]\\d))`;

/** Beginning of an action that continues: after “since”. */
export const startingPoint = `(?:(?:19|20)\\d\\d|${weekday}|${month}|march|may|childhood|last\\s+\\w+|yesterday|this\\s+morning|i\\s+was|we\\s+were|my\\s+childhood)`;
