import { getLevel } from '@sayso/api/contract/level';
import { endLeftSessions } from '../conversation/endSession.ts';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { wordsForEstimate } from './estimate.ts';
import { evidenceOf, featuresIn } from './evidence.ts';
import { latestEstimate, levelIn, storeEstimate } from './storeEstimate.ts';

/** Serves the level with what it rests on. */
export const registerLevel = (app: App, { clock, storage: { db } }: Services): void => {
  route(app, getLevel, async ({ learner }) => {
    await endLeftSessions(db, learner.id, clock.now());
    const words = await storeEstimate(db, learner.id, clock.now());
    const estimate = await latestEstimate(db, learner.id);
    return {
      level: levelIn(estimate),
      words,
      needed: Math.max(0, wordsForEstimate - (words - (estimate?.words ?? 0))),
      evidence: estimate ? evidenceOf(featuresIn(estimate.features)) : [],
    };
  });
};
