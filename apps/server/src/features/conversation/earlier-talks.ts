import type { Kysely } from 'kysely';
import type { EarlierTalk } from '../../engines/ports.ts';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import { conversationKinds } from '../../kernel/sessions/session-kinds.ts';
import type { Database } from '../../platform/storage/schema.ts';

/** How many conversations a coach remembers. */
const mostTalks = 3;
/** How many turns of a conversation are read, from its start: enough to know its subject. */
const mostTurns = 60;

const questionIn = (text: string): string | undefined =>
  text
    .match(/[^.!?:]*\?/g)
    ?.at(-1)
    ?.trim();

/** Reads the learner's last conversations before the open one, newest first; those without a word of the learner do not count. */
const readEarlierTalks = async (
  db: Kysely<Database>,
  userId: string,
  openSessionId: string,
): Promise<readonly EarlierTalk[]> => {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('practice_sessions as session')
        .select(['session.id', 'local_date', 'recap', 'started_at'])
        .where('user_id', '=', userId)
        .where('kind', 'in', conversationKinds)
        .where('session.id', '!=', openSessionId)
        .where((row) =>
          row.exists(
            row
              .selectFrom('turns')
              .select('turns.id')
              .whereRef('session_id', '=', 'session.id')
              .where('role', '=', 'user'),
          ),
        )
        .orderBy('started_at', 'desc')
        .limit(mostTalks)
        .as('talk'),
    )
    .innerJoin('turns', 'turns.session_id', 'talk.id')
    .select(['talk.id', 'local_date', 'recap', 'role', 'text'])
    .where('position', '<=', mostTurns)
    .orderBy('talk.started_at', 'desc')
    .orderBy('talk.id')
    .orderBy('position')
    .execute();
  const talks = new Map<string, { date: string; recap: string | null; said: string[]; asked: string[] }>();
  for (const { id, local_date, recap, role, text } of rows) {
    const talk = talks.get(id) ?? { date: local_date, recap, said: [], asked: [] };
    talks.set(id, talk);
    if (role === 'user') talk.said.push(text);
    else talk.asked.push(...[questionIn(text) ?? []].flat());
  }
  return [...talks.values()];
};

/** How many scenarios are remembered, so that they do not come again soon. */
const mostScenarios = 60;

/** Reads the scenarios of the learner's earlier conversations, the oldest first. */
const readPlayedScenarios = async (
  db: Kysely<Database>,
  userId: string,
  openSessionId: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('practice_sessions')
    .select('scenario')
    .where('user_id', '=', userId)
    .where('scenario', 'is not', null)
    .where('id', '!=', openSessionId)
    .orderBy('started_at', 'desc')
    .limit(mostScenarios)
    .execute();
  return rows.flatMap(({ scenario }) => scenario ?? []).toReversed();
};

/** The learner as the coach of this session may know them: with what was talked about before. */
export const withEarlierTalks = async (
  db: Kysely<Database>,
  learner: LearnerRecord,
  sessionId: string,
): Promise<LearnerRecord> => {
  const [earlierTalks, playedScenarios] = await Promise.all([
    readEarlierTalks(db, learner.id, sessionId),
    readPlayedScenarios(db, learner.id, sessionId),
  ]);
  return { ...learner, learner: { ...learner.learner, earlierTalks, playedScenarios } };
};
