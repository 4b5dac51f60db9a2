import type { Drill } from '../../ports.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The tip about a whole drill: the hardest sound, how to say it, and which words to say again. */
export const drillTipOf = ({ weakWords, difficulty, advice }: Drill): string => {
  const words = weakWords.slice(0, 3).map(({ word }) => `“${word}”`);
  return [
    difficulty === null ? '' : `In this drill, ${difficulty} was the hardest sound.`,
    advice,
    words.length === 0 ? '' : `Then say ${listed(words)} again, slowly, three times each.`,
  ]
    .filter(Boolean)
    .join(' ');
};
