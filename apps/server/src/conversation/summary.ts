import type { getConversationSummary } from '@sayso/api/contract/conversation';
import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { Kysely } from 'kysely';
import { isDoneWithin } from '../engines/patience.ts';
import { totalXpOf } from '../progress/xp.ts';
import type { Database } from '../storage/schema.ts';
import { correctionsOf, unanalysedTurns } from './analysis.ts';
import type { Finisher } from './finisher.ts';
import { latestTalk } from './latestTalk.ts';
import { weaknessesOf } from './weaknesses.ts';

/** The summary of a learner's latest talk; null when there is none, or when it is not ready within `patienceMs`. */
export const summaryOf = async (
  services: { readonly db: Kysely<Database>; readonly finisher: Finisher },
  userId: string,
  patienceMs: number,
): Promise<AnswerInputOf<typeof getConversationSummary>> => {
  const { db, finisher } = services;
  const talk = await latestTalk(db, userId);
  if (!talk) return null;
  if (!(await isDoneWithin(finisher.finish(talk.id), patienceMs))) return null;
  const [corrections, unchecked, facts] = await Promise.all([
    correctionsOf(db, talk.id),
    unanalysedTurns(db, talk.id),
    db.selectFrom('practice_sessions').select(['xp_gained', 'recap']).where('id', '=', talk.id).executeTakeFirst(),
  ]);
  if (!facts) return null;
  return {
    xp_gained: facts.xp_gained ?? 0,
    summary: facts.recap ?? '',
    weaknesses: weaknessesOf(corrections),
    total_xp: await totalXpOf(db, userId),
    corrections,
    ...(unchecked.length > 0 && { unchecked_turns: unchecked.length }),
  };
};
