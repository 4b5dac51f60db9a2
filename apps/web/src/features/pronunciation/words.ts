import type { EvaluatedWord } from '@sayso/api/contract/pronunciation';
import { type ScoreLabel, scoreLabel, scorePercent } from '@sayso/ui/score-label';
import type { ScoredSentenceWord } from '@sayso/ui/scored-sentence';

/** A word of the phrase as it is drawn. */
export interface DrawnWord extends ScoredSentenceWord {
  /** Its place among the evaluated words; null for what was not evaluated. */
  readonly at: number | null;
}

/** 0 to 1, or null where the engine is not sure. */
export const getScore = ({ score, sure }: EvaluatedWord): number | null =>
  sure === false ? null : Math.min(1, Math.max(0, score));

/** A word without the punctuation that stands at it. */
const withoutMarks = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The part of a word that sounds, as a pattern; null where nothing of it does. */
const soundingPart = (word: string): RegExp | null => {
  const bare = withoutMarks(word);
  if (bare === '') return null;
  const escaped = bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
};

interface Found {
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** Where in the sentence each evaluated word stands, in their order. */
const findWords = (sentence: string, evaluated: readonly EvaluatedWord[]): Found[] => {
  const found: Found[] = [];
  let from = 0;
  for (const [at, { word }] of evaluated.entries()) {
    const part = soundingPart(word);
    if (!part) continue;
    part.lastIndex = from;
    const hit = part.exec(sentence);
    if (!hit) continue;
    from = part.lastIndex;
    found.push({ at, start: hit.index, end: from });
  }
  return found;
};

const plain = (text: string): DrawnWord[] => (text === '' ? [] : [{ word: text, at: null }]);

/**
 * The sentence word by word, each with its score and with the punctuation that stands at it. What the server did not evaluate is drawn
 * without a score, and what it evaluated beyond the sentence is left out.
 */
export const drawWords = (sentence: string, evaluated: readonly EvaluatedWord[]): DrawnWord[] => {
  const drawn: DrawnWord[] = [];
  let end = 0;
  for (const { at, start, end: next } of findWords(sentence, evaluated)) {
    const gap = sentence.slice(end, start).split(/\s+/);
    const before = gap.at(-1) ?? '';
    const joined = gap.length === 1 && drawn.length > 0;
    if (joined) addToLast(drawn, before);
    else {
      if (drawn.length > 0) addToLast(drawn, gap.shift() ?? '');
      drawn.push(...gap.slice(0, -1).flatMap(plain));
    }
    const said = evaluated[at];
    const word = (joined ? '' : before) + sentence.slice(start, next);
    if (said) drawn.push({ word, score: getScore(said), at, ...(joined && { joined }) });
    end = next;
  }
  const [after = '', ...rest] = sentence.slice(end).split(/\s+/);
  if (drawn.length > 0) addToLast(drawn, after);
  else drawn.push(...plain(after));
  return [...drawn, ...rest.flatMap(plain)];
};

const addToLast = (drawn: DrawnWord[], text: string) => {
  const last = drawn.at(-1);
  if (last) drawn[drawn.length - 1] = { ...last, word: last.word + text };
};

/** A score in figures and in a word: `82% Good`, or `Not sure`. */
export const scoreWords = (score: number | null): { readonly percent: string; readonly label: ScoreLabel } => ({
  percent: score === null ? '' : scorePercent(score),
  label: scoreLabel(score),
});

/** The coach’s tip, or why there is none: it may still come (null), or none will (empty). */
export const tipInWords = (tip: string | null): string => {
  if (tip === null) return 'Your tip is coming...';
  return tip === '' ? 'No tip this time.' : tip;
};

const named = ['Needs work', 'Try again', 'Not sure'] as const;

/** Describes the result in one line, for learners who do not see it: `82%, Good. Try again: village.` */
export const resultInWords = (evaluated: readonly EvaluatedWord[], average: number | null): string => {
  const { percent, label } = scoreWords(average);
  const groups = named
    .map((name) => ({ name, words: evaluated.filter((word) => scoreLabel(getScore(word)) === name) }))
    .filter(({ words }) => words.length > 0)
    .map(({ name, words }) => `${name}: ${words.map(({ word }) => withoutMarks(word)).join(', ')}.`);
  return [`${percent ? `${percent}, ` : ''}${label}.`, ...groups].join(' ');
};

/** Describes the score of one chosen word. */
export const wordInWords = (word: EvaluatedWord): string => {
  if (word.error === 'omission') return 'We did not hear it.';
  const score = getScore(word);
  if (score === null) return 'Not sure. Say it once more, a little louder.';
  const { percent, label } = scoreWords(score);
  return word.error === 'mispronunciation'
    ? `${percent} ${label}. It sounded like something else.`
    : `${percent} ${label}`;
};

/** The server said where in the recording it is. */
export const canHearMyself = ({ start_ms, end_ms }: EvaluatedWord): boolean =>
  start_ms !== undefined && end_ms !== undefined && end_ms > start_ms;
