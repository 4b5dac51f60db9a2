import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getInterviews } from '@sayso/api/contract/interview';
import type { Kysely } from 'kysely';
import { measurePractice } from '../../kernel/sessions/figures.ts';
import { listTurnTimes } from '../../kernel/sessions/turns.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { deriveState, type StepRow } from './state.ts';

/** How many come at most. */
const mostShown = 50;

/** The learner's interviews with at least one answer, newest first. */
export const listPastInterviews = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getInterviews>> => {
  const found = await db
    .selectFrom('interviews')
    .innerJoin('practice_sessions as session', 'session.id', 'interviews.id')
    .selectAll('interviews')
    .select(['session.local_date', 'session.started_at'])
    .where('interviews.user_id', '=', userId)
    .where((row) =>
      row.exists(
        row.selectFrom('turns').select('turns.id').whereRef('session_id', '=', 'session.id').where('role', '=', 'user'),
      ),
    )
    .orderBy('session.started_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .limit(mostShown)
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { interviews: [] };
  const [turns, steps] = await Promise.all([
    db.selectFrom('turns').selectAll().where('session_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('interview_steps').selectAll().where('session_id', 'in', ids).orderBy('position').execute(),
  ]);
  const turnsById = Map.groupBy(turns, ({ session_id }) => session_id);
  const stepsById = Map.groupBy<string, StepRow>(steps, ({ session_id }) => session_id);
  const interviews = found.flatMap((row) => {
    const own = turnsById.get(row.id) ?? [];
    const { exchanges } = deriveState(own, stepsById.get(row.id) ?? []);
    const answered = exchanges.filter(({ answer }) => answer !== null).length;
    if (answered === 0) return [];
    const { id, job_title, job_description, company_name, retry_of } = row;
    const duration_seconds = Math.round(measurePractice(row.started_at, listTurnTimes(own)) / 1000);
    return [
      { id, job_title, job_description, company_name, date: row.local_date, duration_seconds, answered, retry_of },
    ];
  });
  return { interviews };
};
