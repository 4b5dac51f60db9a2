import type { ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { createInterview } from '@sayso/api/contract/interview';
import type { Kysely, Selectable } from 'kysely';
import type { Job } from '../../engines/ports.ts';
import type { Services } from '../../kernel/services.ts';
import { HttpError } from '../../platform/http-error.ts';
import type { InterviewTable } from '../../platform/storage/interview-tables.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { stripTags } from '../../platform/text/strip-tags.ts';

/** A mock interview as it was asked for. */
export type InterviewRow = Selectable<InterviewTable>;

/** The interview of this id; undefined when it is unknown or another learner's. */
export const findInterview = (db: Kysely<Database>, userId: string, id: string): Promise<InterviewRow | undefined> =>
  db.selectFrom('interviews').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

/** The job that it is about. */
export const toJob = ({ job_title, job_description, company_name }: InterviewRow): Job => ({
  title: job_title,
  description: job_description,
  company: company_name,
});

const readField = (name: string, value: string): string => {
  const text = stripTags(value).trim();
  if (text.length > 2) return text;
  throw new HttpError(400, 'invalid_request', `The field “${name}” needs more than 2 characters beside its HTML tags.`);
};

/**
 * Prepares an interview; it begins when its socket opens. An earlier one that cannot be repeated, because it is gone or another learner's, is left out:
 * the learner gets new questions instead of none.
 * @throws HttpError 400
 */
export const prepareInterview = async (
  { clock, random, storage }: Pick<Services, 'clock' | 'random' | 'storage'>,
  userId: string,
  input: ParsedRequestOf<typeof createInterview>,
): Promise<{ id: string }> => {
  const { db } = storage;
  const job = {
    job_title: readField('job_title', input.job_title),
    job_description: readField('job_description', input.job_description),
    company_name: readField('company_name', input.company_name),
  };
  const earlier = input.retry_of === undefined ? undefined : await findInterview(db, userId, input.retry_of);
  const id = random.id();
  const row = { id, user_id: userId, ...job, retry_of: earlier?.id ?? null, created_at: clock.now(), assessment: null };
  await db.insertInto('interviews').values(row).execute();
  return { id };
};
