import { type EnglishLevel, englishLevels } from '@sayso/api/contract/values';
import { type Chance, oneOfThese } from './chance.ts';
import type { PracticeSentence } from './material/material.ts';
import { wordsIn } from './words.ts';

/** The facts by which the next sentence is chosen. */
export interface Choice {
  readonly level: EnglishLevel;
  readonly topics: readonly string[];
  /** The ids of the sentences that must not come now, the one that came last first. */
  readonly recent: readonly string[];
  /** The hard words and sounds that may come back, in order. */
  readonly due: readonly { readonly kind: 'word' | 'sound'; readonly name: string }[];
  /** Whether the sentence before repeated something: then this one is new. */
  readonly repeated: boolean;
}

/** A word in more of the sentences than this comes back by itself, such as “the”. */
const commonShare = 0.1;
/** How often a sentence is about one of the learner's own topics, where there is one. */
const topicShare = 0.7;

const distance = (one: EnglishLevel, other: EnglishLevel): number =>
  Math.abs(englishLevels.indexOf(one) - englishLevels.indexOf(other));

/** The sentences at the level that is nearest to this one. */
const nearest = (sentences: readonly PracticeSentence[], level: EnglishLevel): readonly PracticeSentence[] => {
  const least = Math.min(...sentences.map((sentence) => distance(sentence.level, level)));
  return sentences.filter((sentence) => distance(sentence.level, level) === least);
};

const holds = (sentence: PracticeSentence, { kind, name }: Choice['due'][number]): boolean =>
  kind === 'word' ? wordsIn(sentence.text).includes(name) : sentence.sounds.includes(name);

/** Sentences no harder than the learner's level with what is due first among those that any holds. */
const repeating = (
  material: readonly PracticeSentence[],
  fresh: readonly PracticeSentence[],
  { level, due }: Choice,
): readonly PracticeSentence[] => {
  const readable = fresh.filter((one) => englishLevels.indexOf(one.level) <= englishLevels.indexOf(level));
  for (const item of due) {
    const common = material.filter((sentence) => holds(sentence, item)).length > material.length * commonShare;
    if (item.kind === 'word' && common) continue;
    const found = readable.filter((sentence) => holds(sentence, item));
    if (found.length > 0) return nearest(found, level);
  }
  return [];
};

/**
 * The next sentence for one learner: every other time one that repeats what was hard for them, otherwise one of their level, most often about
 * their topics. When all have come lately, the one that came longest ago.
 */
export const chooseSentence = (
  material: readonly PracticeSentence[],
  choice: Choice,
  chance: Chance,
): { readonly sentence: PracticeSentence; readonly repeats: boolean } | undefined => {
  const fresh = material.filter(({ id }) => !choice.recent.includes(id));
  const again = choice.repeated ? [] : repeating(material, fresh, choice);
  const known = oneOfThese(again, chance);
  if (known) return { sentence: known, repeats: true };
  const level = nearest(fresh, choice.level);
  const own = level.filter(({ topic }) => topic !== null && choice.topics.includes(topic));
  const wanted = own.length > 0 && chance() < topicShare ? own : level;
  const longestAgo = choice.recent.toReversed().find((id) => material.some((one) => one.id === id));
  const sentence = oneOfThese(wanted, chance) ?? material.find(({ id }) => id === longestAgo);
  return sentence && { sentence, repeats: false };
};
