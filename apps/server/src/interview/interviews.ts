import type { ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { createInterview } from '@sayso/api/contract/interview';
import type { Kysely, Selectable } from 'kysely';
import type { RateLimit } from '../accounts/rateLimits.ts';
import { createRateLimits } from '../accounts/rateLimits.ts';
import type { Job } from '../engines/ports.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { stripTags } from '../http/stripTags.ts';
import type { InterviewTable } from '../storage/interviewTables.ts';
import type { Database } from '../storage/schema.ts';

/** A mock interview as it was asked for. */
export type InterviewRow = Selectable<InterviewTable>;

/** Far more than anybody can sit through. */
const interviewsPerLearner: RateLimit = { name: 'interviews-per-learner', points: 30, duration: 60 * 60_000 };

/** The interview of this id; undefined when it is unknown or somebody else's. */
export const findInterview = (db: Kysely<Database>, userId: string, id: string): Promise<InterviewRow | undefined> =>
  db.selectFrom('interviews').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

/** The job that it is about. */
export const jobOf = ({ job_title, job_description, company_name }: InterviewRow): Job => ({
  title: job_title,
  description: job_description,
  company: company_name,
});

const fieldOf = (name: string, value: string): string => {
  const text = stripTags(value).trim();
  if (text.length > 2) return text;
  throw new HttpError(400, 'invalid_request', `The field “${name}” needs more than 2 characters beside its HTML tags.`);
};

/**
 * Prepares an interview; it begins when its socket opens. An earlier one that cannot be repeated, because it is gone or somebody else's, is left out:
 * the learner gets new questions instead of none.
 * @throws HttpError 400 and 429
 */
export const prepareInterview = async (
  { clock, random, storage }: Pick<Services, 'clock' | 'random' | 'storage'>,
  userId: string,
  input: ParsedRequestOf<typeof createInterview>,
): Promise<{ id: string }> => {
  const { db } = storage;
  const job = {
    job_title: fieldOf('job_title', input.job_title),
    job_description: fieldOf('job_description', input.job_description),
    company_name: fieldOf('company_name', input.company_name),
  };
  await createRateLimits(storage, clock).take(interviewsPerLearner, userId);
  const earlier = input.retry_of === undefined ? undefined : await findInterview(db, userId, input.retry_of);
  const id = random.id();
  const row = { id, user_id: userId, ...job, retry_of: earlier?.id ?? null, created_at: clock.now(), assessment: null };
  await db.insertInto('interviews').values(row).execute();
  return { id };
};
