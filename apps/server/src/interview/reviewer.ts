import * as v from 'valibot';
import { correctionsOf } from '../conversation/analysis.ts';
import type { Finisher } from '../conversation/finisher.ts';
import { findPractitioner } from '../conversation/learner.ts';
import { sharedWork } from '../conversation/sharedWork.ts';
import { withPatience } from '../engines/patience.ts';
import type { InterviewAssessment } from '../engines/ports.ts';
import type { Services } from '../http/Services.ts';
import { measuresOf } from './figures.ts';
import { jobOf } from './interviews.ts';
import { readInterview } from './records.ts';
import { reviewedOf } from './state.ts';

/**
 * How long the interviewer may think about a whole interview, ms: enough for a language model to fail and the scripted one to stand in. With the
 * grammar that is looked at first it stays below the minute after which proxies give a call up.
 */
const defaultReviewMs = 35_000;

/** What happens to an interview when it is over. */
export interface Reviewer {
  /**
   * Ends the interview if need be and stores what the interviewer makes of it, once; calls for one interview share one work. Never rejects: what an
   * engine cannot do is logged, and done by the next who asks.
   */
  review(id: string): Promise<void>;
  /** Gives up what is running. Resolves when nothing runs. */
  close(): Promise<void>;
}

const star = v.object({ situation: v.boolean(), task: v.boolean(), action: v.boolean(), result: v.boolean() });
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    summary: v.string(),
    strengths: v.array(v.string()),
    gaps: v.array(
      v.object({ part: v.picklist(['situation', 'task', 'action', 'result', 'general']), advice: v.string() }),
    ),
    better: v.array(v.object({ said: v.string(), better: v.string(), why: v.string() })),
    stars: v.array(v.nullable(star)),
  }),
);

/** An assessment as it is kept; null where there is none. */
export const assessmentIn = (text: string | null): InterviewAssessment | null =>
  text === null ? null : v.parse(stored, text);

export const createReviewer = (
  services: Pick<Services, 'engines' | 'log' | 'storage'>,
  finisher: Pick<Finisher, 'settle'>,
  reviewMs = defaultReviewMs,
): Reviewer => {
  const { engines, log } = services;
  const { db } = services.storage;
  const stop = new AbortController();
  const running = sharedWork();

  const assess = async (id: string): Promise<void> => {
    await finisher.settle(id);
    const [row, interviewSoFar, corrections] = await Promise.all([
      db.selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirst(),
      readInterview(db, id),
      correctionsOf(db, id),
    ]);
    const exchanges = reviewedOf(interviewSoFar.exchanges);
    const learner = row && (await findPractitioner(db, row.user_id));
    if (!row || !learner || row.assessment !== null || exchanges.every(({ answer }) => answer === null)) return;
    const interview = {
      job: jobOf(row),
      learner: learner.learner,
      exchanges: exchanges.map(({ kind, question, answer }) => ({ kind, question, answer })),
      seed: id,
    };
    const { words, pace, fillers } = measuresOf(exchanges);
    const assessment = await withPatience(
      (signal) => engines.interviewer.review(interview, { words, pace, fillers }, corrections, signal),
      reviewMs,
      stop.signal,
    );
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('interviews')
        .set({ assessment: JSON.stringify(assessment) })
        .where('id', '=', id)
        .where('assessment', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await transaction
        .updateTable('practice_sessions')
        .set({ recap: assessment.summary })
        .where('id', '=', id)
        .execute();
    });
  };

  return {
    review: (id) =>
      running.share(id, async () => {
        try {
          await assess(id);
        } catch (error) {
          if (!stop.signal.aborted) log.warn({ err: error, session: id }, 'The interview was not reviewed.');
        }
      }),
    close: async () => {
      stop.abort(new Error('The server is stopping.'));
      await running.settled();
    },
  };
};
