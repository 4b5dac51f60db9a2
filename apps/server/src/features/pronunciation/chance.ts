import type { Random } from '../../kernel/services.ts';

/** Chance as a number from 0 up to, not including, 1. */
export type Chance = () => number;

const steps = 2 ** 32;
export const toChance =
  (random: Pick<Random, 'below'>): Chance =>
  () =>
    random.below(steps) / steps;

/** Draws one of these, each with the same probability; undefined from an empty list. */
export const oneOfThese = <T>(these: readonly T[], chance: Chance): T | undefined =>
  these[Math.floor(chance() * these.length)];

/** Draws one of these texts, but not the one that was said last where there is another. */
export const oneOther = (texts: readonly [string, ...string[]], avoid: string | null, chance: Chance): string =>
  oneOfThese(
    texts.filter((text) => text !== avoid),
    chance,
  ) ?? texts[0];
