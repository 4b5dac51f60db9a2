import { getLevel } from '@sayso/api/contract/level';
import { wordsForEstimate } from '../../kernel/level/estimate.ts';
import { describeEvidence, featuresIn } from '../../kernel/level/evidence.ts';
import { countWords, latestEstimate, levelIn } from '../../kernel/level/store-estimate.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';

/** Serves the level with its evidence. */
export const registerLevel = (app: App, { storage: { db } }: Services): void => {
  route(app, getLevel, async ({ learner }) => {
    const [words, estimate] = await Promise.all([countWords(db, learner.id), latestEstimate(db, learner.id)]);
    return {
      level: levelIn(estimate),
      words,
      needed: Math.max(0, wordsForEstimate - (words - (estimate?.words ?? 0))),
      evidence: estimate ? describeEvidence(featuresIn(estimate.features)) : [],
    };
  });
};
