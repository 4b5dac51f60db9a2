import type { getConversationSummary } from '@sayso/api/contract/conversation';
import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { Kysely } from 'kysely';
import { sumXp } from '../../kernel/learner/xp.ts';
import { findUnanalysedTurns, readCorrections } from '../../kernel/sessions/analysis.ts';
import type { Finisher } from '../../kernel/sessions/finisher.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { isDoneWithin } from '../../platform/timeout.ts';
import { latestTalk } from './latest-talk.ts';
import { listWeaknesses } from './weaknesses.ts';

/** The summary of a learner's latest talk; null when there is none, or when it is not ready within `timeoutMs`. */
export const readSummary = async (
  services: { readonly db: Kysely<Database>; readonly finisher: Finisher },
  userId: string,
  timeoutMs: number,
): Promise<AnswerInputOf<typeof getConversationSummary>> => {
  const { db, finisher } = services;
  const talk = await latestTalk(db, userId);
  if (!talk) return null;
  if (!(await isDoneWithin(finisher.finish(talk.id), timeoutMs))) return null;
  const [corrections, unchecked, facts] = await Promise.all([
    readCorrections(db, talk.id),
    findUnanalysedTurns(db, talk.id),
    db.selectFrom('practice_sessions').select(['xp_gained', 'recap']).where('id', '=', talk.id).executeTakeFirst(),
  ]);
  if (!facts) return null;
  return {
    xp_gained: facts.xp_gained ?? 0,
    summary: facts.recap ?? '',
    weaknesses: listWeaknesses(corrections),
    total_xp: await sumXp(db, userId),
    corrections,
    ...(unchecked.length > 0 && { unchecked_turns: unchecked.length }),
  };
};
