import type { AssessedWord } from '../../ports.ts';
import type { HeardSound, HeardWord } from './model.ts';
import type { Speaker } from './speaker.ts';
import { usualCost, usualCosts } from './usual-costs.ts';

/** The findings about one word. */
export interface Verdict extends Omit<AssessedWord, 'word'> {
  /** Left out, or it sounds like something else, sure or not. */
  readonly isWrong: boolean;
}

interface Limits {
  /** Below this strangeness a word is right. */
  readonly right: number;
  /** From this on it is wrong; between both it is not sure. */
  readonly wrong: number;
}

const limits: Limits = { right: 3, wrong: 4.8 };
/** A word of one or two sounds is too short to hear well, and sounds like its neighbours. */
const shortLimits: Limits = { right: 3, wrong: 7 };
const shortWord = 2;

const omitted: Verdict = {
  isWrong: true,
  score: 0,
  sure: true,
  error: 'omission',
  startMs: null,
  endMs: null,
  sounds: [],
};

/** A word that was not heard where nothing else was heard well either: it does not count against the learner. */
export const doubtedOmission: Verdict = { ...omitted, score: 0.5, sure: false, error: 'none' };

/** Computes the cost of a sound above its usual cost. */
export const computeExcess = ({ sound, cost }: HeardSound): number => cost - (usualCosts[sound] ?? usualCost);

/** Judges a word by its best repetition. */
export function judgeWord(times: readonly HeardWord[], voice: Speaker): Verdict {
  const [best] = times.map((time) => judgeTime(time, voice)).sort((a, b) => b.score - a.score);
  return best ?? omitted;
}

function judgeTime({ sounds }: HeardWord, voice: Speaker): Verdict {
  const strange = sounds.map((sound) => (computeExcess(sound) - voice.level) / voice.spread);
  const frames = sounds.reduce((sum, sound) => sum + sound.frames, 0);
  const mean = sounds.reduce((sum, sound, at) => sum + (strange[at] ?? 0) * (sound.frames / frames), 0);
  const strangeness = (Math.max(...strange) + 2 * mean) / 2;
  const border = sounds.length <= shortWord ? shortLimits : limits;
  const isWrong = strangeness >= border.wrong;
  return {
    isWrong,
    score: computeScore(strangeness, border),
    sure: isWrong || strangeness < border.right,
    error: isWrong ? 'mispronunciation' : 'none',
    startMs: (sounds[0]?.from ?? 0) * 10,
    endMs: ((sounds[0]?.from ?? 0) + frames) * 10,
    sounds: sounds.map(({ sound }, at) => ({ sound, score: computeScore(strange[at] ?? 0, limits) })),
  };
}

/** Computes a score: 0.7 (Good) at the border of right, 0.5 (Needs work) at the border of wrong, 1 and 0 beyond them. */
function computeScore(strangeness: number, { right, wrong }: Limits): number {
  const score = 0.7 - (0.2 * (strangeness - right)) / (wrong - right);
  return Math.max(0, Math.min(1, score));
}
