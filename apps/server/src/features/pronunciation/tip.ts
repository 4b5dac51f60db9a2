import type { Services } from '../../kernel/services.ts';
import { type KeptAssessment, newestReading } from './assessments.ts';
import { type Chance, oneOther, toChance } from './chance.ts';
import { drillLearner, rememberOfLearner } from './drill-learner.ts';
import { type HeardWord, selectSure } from './heard-word.ts';
import { calculateAverage, goodScore } from './scores.ts';
import { soundBySpelling } from './spelling.ts';
import { adviseOn } from './tips/tips.ts';
import { unsure } from './tips/unsure.ts';
import { plainWord, wordsIn } from './words.ts';

/** A sound and the word in which it was hard. */
interface WeakSound {
  readonly sound: string;
  readonly word: string;
}

const ofOtherSentence = [
  'That sounded like another sentence. Listen once more, and say the same words.',
  'I think that was not my sentence. Read it on the screen while you say it.',
] as const;
const ofSilence = [
  'I could not hear you. Come closer to the microphone and say the whole sentence.',
  'I heard no words. Check that your microphone is on, and say the sentence again.',
] as const;

/** The lowest of the sounds that are sure and not good. */
const weakestSound = (words: readonly HeardWord[]): WeakSound | null => {
  const sounds = words.flatMap(({ word, sounds: own }) =>
    own.map(({ sound, score }) => ({ sound, score, word: plainWord(word) })),
  );
  const [weakest] = sounds.filter(({ score }) => score < goodScore).sort((one, other) => one.score - other.score);
  return weakest ? { sound: weakest.sound, word: weakest.word } : null;
};

const spelt = (word: string | undefined): WeakSound | null => {
  const sound = word === undefined ? null : soundBySpelling(word);
  return word === undefined || sound === null ? null : { sound, word };
};

/** The first word of the sentence that is missing in what was heard, in their order. */
const missedWord = (target: string, said: string): string | undefined => {
  const heard = [...wordsIn(said)];
  return wordsIn(target).find((word) => {
    const at = heard.indexOf(word);
    if (at >= 0) heard.splice(0, at + 1);
    return at < 0;
  });
};

const leftOut = (word: string) =>
  [
    `You left out “${word}”. Say every word, also the small ones.`,
    `I did not hear “${word}”. Say the sentence again with it.`,
  ] as const;

const tipOn = (kept: KeptAssessment, avoid: string | null, chance: Chance): string => {
  if (kept.heard === 'nothing') return oneOther(ofSilence, avoid, chance);
  if (kept.heard === 'another sentence') return oneOther(ofOtherSentence, avoid, chance);
  const sure = selectSure(kept.words);
  const missing = sure.find(({ error }) => error === 'omission');
  if (missing) return oneOther(leftOut(missing.word), avoid, chance);
  const worst = sure.filter(({ score }) => score < goodScore).sort((one, other) => one.score - other.score)[0];
  const weak = weakestSound(sure) ?? spelt(worst && plainWord(worst.word));
  return weak === null && calculateAverage(kept.words) === null
    ? oneOther(unsure, avoid, chance)
    : adviseOn(weak, avoid, chance);
};

/**
 * Advises on the weakest sound of a sentence that was just said, never the same twice running. Where it was scored elsewhere, the words
 * themselves are compared.
 */
export const tipFor = async (
  { clock, random, storage: { db } }: Pick<Services, 'clock' | 'random' | 'storage'>,
  userId: string,
  { user, target }: { readonly user: string; readonly target: string },
): Promise<{ tip: string }> => {
  const [kept, { last_tip }] = await Promise.all([
    newestReading(db, userId, { sentence: target, now: clock.now() }),
    drillLearner(db, userId),
  ]);
  const chance = toChance(random);
  const tip = kept ? tipOn(kept, last_tip, chance) : adviseOn(spelt(missedWord(target, user)), last_tip, chance);
  await rememberOfLearner(db, userId, { last_tip: tip });
  return { tip };
};
