import type { Kysely } from 'kysely';
import type { EarlierTalk } from '../engines/ports.ts';
import type { Database } from '../storage/schema.ts';
import type { Practitioner } from './learner.ts';
import { talkKinds } from './sessions.ts';

/** How many talks a coach remembers. */
const mostTalks = 3;
/** How far into a talk is looked: turns of both, enough for what it was about. */
const mostTurns = 60;

const questionIn = (text: string): string | undefined =>
  text
    .match(/[^.!?:]*\?/g)
    ?.at(-1)
    ?.trim();

/** The learner's last talks before the one that is open, newest first: those in which they said something. */
const earlierTalksOf = async (
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
        .where('kind', 'in', talkKinds)
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

/** The learner as the coach of this session may know them: with what was talked about before. */
export const withEarlierTalks = async (
  db: Kysely<Database>,
  practitioner: Practitioner,
  sessionId: string,
): Promise<Practitioner> => {
  const earlierTalks = await earlierTalksOf(db, practitioner.id, sessionId);
  return { ...practitioner, learner: { ...practitioner.learner, earlierTalks } };
};
