import { type EnglishLevel, englishLevels } from '@sayso/api/contract/values';
import type { Features } from './features.ts';

/** Fewer words than this tell nothing of a level; so many new ones are said before an estimate moves. */
export const wordsForEstimate = 200;

interface Scale {
  /** The value with no points. It may be the higher one: fewer mistakes give more points. */
  readonly none: number;
  /** The value from which on all points are given. */
  readonly all: number;
  readonly points: number;
}

/**
 * The points of each measurement, six points together; chosen by eye from the samples, in which length, variety and mistakes tell the lower levels
 * apart, structures those in the middle, and rare words the upper ones. Length stops counting early because it tells B2 to C2 apart no more
 * (benjamins.com/catalog/itl.22018.uch, whose sentences word difficulty does not tell apart at C1 and C2: that border is the weakest here).
 */
const scales: Readonly<Record<keyof Features, Scale>> = {
  turnLength: { none: 4, all: 25, points: 1.3 },
  rareWords: { none: 3, all: 25, points: 0.9 },
  veryRareWords: { none: 1, all: 20, points: 1.6 },
  variety: { none: 68, all: 88, points: 0.6 },
  structures: { none: 0, all: 8, points: 0.9 },
  mistakes: { none: 8, all: 0, points: 0.7 },
};

const names: readonly (keyof Features)[] = [
  'turnLength',
  'rareWords',
  'veryRareWords',
  'variety',
  'structures',
  'mistakes',
];

/** How much English was shown, 0 to 6. */
export const calculateScore = (features: Features): number =>
  names.reduce((sum, name) => {
    const { none, all, points } = scales[name];
    return sum + points * Math.min(1, Math.max(0, (features[name] - none) / (all - none)));
  }, 0);

/** The scores at which A2, B1, B2, C1 and C2 begin: halfway between the means of the samples that calibrate. */
export const borders = [0.97, 2.26, 3.54, 4.87, 5.64] as const;

/** How far beyond a border a score must be before the level moves: near it a learner would go to and fro. */
const margin = 0.1;

const findPlace = (score: number): number => borders.filter((border) => score >= border).length;
const levelAt = (place: number): EnglishLevel => englishLevels[place] ?? 'A1';

/** The level of a score, or the level after `previous`: one step away at most, and none for a score that only just crosses a border. */
export const chooseLevel = (score: number, previous: EnglishLevel | null): EnglishLevel => {
  if (previous === null) return levelAt(findPlace(score));
  const place = englishLevels.indexOf(previous);
  if (findPlace(score - margin) > place) return levelAt(place + 1);
  if (findPlace(score + margin) < place) return levelAt(place - 1);
  return previous;
};
