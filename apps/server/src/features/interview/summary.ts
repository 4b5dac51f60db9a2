import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getInterviewSummary } from '@sayso/api/contract/interview';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { findInterview } from './interviews.ts';
import { readInterview } from './records.ts';
import { composeReview, type ReviewedInterview, summaryText } from './review.ts';
import { assessmentIn, type Reviewer } from './reviewer.ts';
import { selectReviewed } from './state.ts';

const read = async (db: Kysely<Database>, userId: string, id: string): Promise<ReviewedInterview | null> => {
  const [interview, session, stored] = await Promise.all([
    findInterview(db, userId, id),
    db.selectFrom('practice_sessions').select('local_date').where('id', '=', id).executeTakeFirst(),
    readInterview(db, id),
  ]);
  const exchanges = selectReviewed(stored.exchanges);
  if (!interview || !session || exchanges.every(({ answer }) => answer === null)) return null;
  return { interview, date: session.local_date, exchanges, assessment: assessmentIn(interview.assessment) };
};

/**
 * The feedback on one interview, which this ends where it still goes on. Waits for the interviewer's review, as a page asks once; where none can be
 * made the bare figures take its place, and the next call tries again. `error` where nothing was answered, or where there is no such interview.
 */
export const readInterviewSummary = async (
  { db, reviewer }: { readonly db: Kysely<Database>; readonly reviewer: Reviewer },
  userId: string,
  id: string,
): Promise<AnswerInputOf<typeof getInterviewSummary>> => {
  const interview = await findInterview(db, userId, id);
  if (!interview) return { error: 'There is no interview of this id.' };
  if (interview.assessment === null) await reviewer.review(id);
  const own = await read(db, userId, id);
  if (!own) return { error: 'Nothing was answered in this interview.' };
  const { retry_of } = own.interview;
  const review = composeReview(own, retry_of === null ? null : await read(db, userId, retry_of));
  return { summary: summaryText(review, own.assessment), review };
};
