import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import type { SessionRow } from '../../kernel/sessions/sessions.ts';

/** How long the choice of a scenario may take, ms: it is a look into a list. */
const chooseMs = 5_000;

/**
 * Reads the scenario that a conversation began with; chooses one that suits the learner where none was chosen, once, whatever number of processes
 * ask.
 */
export const keepScenario = async (
  { storage: { db }, engines, log }: Pick<Services, 'storage' | 'engines' | 'log'>,
  sessionId: string,
  { learner }: LearnerRecord,
): Promise<Pick<SessionRow, 'id' | 'scenario'>> => {
  const read = async () => {
    const row = await db
      .selectFrom('practice_sessions')
      .select('scenario')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return row?.scenario ?? null;
  };
  const known = await read();
  if (known !== null) return { id: sessionId, scenario: known };
  const signal = AbortSignal.timeout(chooseMs);
  const scenario = await engines.coach.chooseScenario({ learner, seed: sessionId }, signal).catch((error: unknown) => {
    // The greeting will fail too, and tells the learner.
    log.warn({ err: error, session: sessionId }, 'The coach could not choose a scenario.');
    return null;
  });
  if (scenario === null) return { id: sessionId, scenario };
  await db
    .updateTable('practice_sessions')
    .set({ scenario })
    .where('id', '=', sessionId)
    .where('scenario', 'is', null)
    .execute();
  return { id: sessionId, scenario: await read() };
};
