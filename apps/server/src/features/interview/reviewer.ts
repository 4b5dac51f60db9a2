import * as v from 'valibot';
import type { InterviewAssessment } from '../../engines/ports.ts';
import { findLearner } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import { readCorrections } from '../../kernel/sessions/analysis.ts';
import type { Finisher } from '../../kernel/sessions/finisher.ts';
import { createSharedWork } from '../../kernel/sessions/shared-work.ts';
import { withTimeout } from '../../platform/timeout.ts';
import { measureInterview } from './figures.ts';
import { toJob } from './interviews.ts';
import { readInterview } from './records.ts';
import { selectReviewed } from './state.ts';

/**
 * How long the interviewer may think about a whole interview, ms: enough for a language model to fail and the scripted one to stand in. With the
 * grammar that is looked at first it stays below the minute after which proxies give a call up.
 */
const defaultReviewMs = 35_000;

/** The work after an interview. */
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
  const running = createSharedWork();

  const assess = async (id: string): Promise<void> => {
    await finisher.settle(id);
    const [row, interviewSoFar, corrections] = await Promise.all([
      db.selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirst(),
      readInterview(db, id),
      readCorrections(db, id),
    ]);
    const exchanges = selectReviewed(interviewSoFar.exchanges);
    const learner = row && (await findLearner(db, row.user_id));
    if (!row || !learner || row.assessment !== null || exchanges.every(({ answer }) => answer === null)) return;
    const interview = {
      job: toJob(row),
      learner: learner.learner,
      exchanges: exchanges.map(({ kind, question, answer }) => ({ kind, question, answer })),
      seed: id,
    };
    const { words, pace, fillers } = measureInterview(exchanges);
    const assessment = await withTimeout(
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
