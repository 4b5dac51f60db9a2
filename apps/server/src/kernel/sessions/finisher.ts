import type { Kysely } from 'kysely';
import type { Engines } from '../../engines/ports.ts';
import type { Clock, Log } from '../../platform/ports.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { isDoneWithin, withTimeout } from '../../platform/timeout.ts';
import { findLearner, parseCoach } from '../learner/learner.ts';
import { type Analysable, analyseTurn, findUnanalysedTurns, readCorrections } from './analysis.ts';
import { measurePractice } from './figures.ts';
import type { SessionRow } from './sessions.ts';
import { endSession } from './settle.ts';
import { createSharedWork } from './shared-work.ts';
import { toEndedTalk, writePlainRecap } from './talk.ts';
import { listTurnTimes, readTurns } from './turns.ts';

/** How long is waited for the engines, ms. What the summary waits for is together below the page's six tries. */
export interface FinishTimeouts {
  /** For one turn's grammar, in the background: enough for a language model to fail and the checker beside it to stand in. */
  readonly grammarMs: number;
  /** For all the grammar that is left, at the end. What comes later is in the next summary. */
  readonly restMs: number;
  readonly recapMs: number;
}

export interface FinisherServices {
  readonly db: Kysely<Database>;
  readonly engines: Pick<Engines, 'coach' | 'grammar'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Runs after a session has ended and its grammar was checked, and again when more of it was checked later. */
  readonly reactToEnd: (learnerId: string) => Promise<void>;
}

/** The work after a turn and after a session, which the learner does not wait for: the grammar of each turn as it comes, the recap and the level at the end. */
export interface Finisher {
  /** Looks at the grammar of a turn in the background. */
  analyse(turn: Analysable): void;
  /** Ends the session if need be, looks at what is left and estimates the level. */
  settle(sessionId: string): Promise<void>;
  /** Settles, and writes the recap of a conversation. Calls for one session share one work. */
  finish(sessionId: string): Promise<void>;
  /** Gives up what is running; any process can do it again. Resolves when nothing runs. */
  close(): Promise<void>;
}

/** @throws never: what an engine cannot do is logged, and done by the next who asks. */
export const createFinisher = (
  services: FinisherServices,
  timeouts: FinishTimeouts = { grammarMs: 35_000, restMs: 12_000, recapMs: 12_000 },
): Finisher => {
  const { db, engines, clock, log } = services;
  const stop = new AbortController();
  const analyses = createSharedWork();
  const finishes = createSharedWork();
  const later = createSharedWork();

  const analysed = (turn: Analysable): Promise<void> =>
    analyses.share(`${turn.id} ${turn.text}`, async () => {
      try {
        await withTimeout(
          (signal) => analyseTurn(db, engines.grammar, turn, () => clock.now(), signal),
          timeouts.grammarMs,
          stop.signal,
        );
      } catch (error) {
        if (!stop.signal.aborted) log.warn({ err: error, turn: turn.id }, 'The grammar of a turn was not looked at.');
      }
    });

  const createRecap = async (session: SessionRow): Promise<string | null> => {
    const [turns, corrections, learner] = await Promise.all([
      readTurns(db, session.id),
      readCorrections(db, session.id),
      findLearner(db, session.user_id),
    ]);
    const said = turns.filter(({ role }) => role === 'user');
    const coach = parseCoach(session.coach);
    if (said.length === 0 || !learner || !coach) return null;
    const talk = toEndedTalk(session, coach, learner.learner, turns);
    try {
      const write = (signal: AbortSignal) => engines.coach.recap(talk, corrections, signal);
      return await withTimeout(write, timeouts.recapMs, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return null;
      log.warn(
        { err: error, session: session.id },
        'The coach could not write a recap; the bare facts take its place.',
      );
      return writePlainRecap(coach, said.length, measurePractice(session.started_at, listTurnTimes(turns)));
    }
  };

  const react = async (learnerId: string): Promise<void> => {
    try {
      await services.reactToEnd(learnerId);
    } catch (error) {
      log.warn({ err: error }, 'The level or the streak was not updated; it is tried again after the next session.');
    }
  };

  const settle = async (sessionId: string): Promise<SessionRow | undefined> => {
    const session = await db.selectFrom('practice_sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
    if (!session) return undefined;
    await endSession(db, { sessionId, leaseId: null }, session.last_active_at);
    const rest = Promise.all((await findUnanalysedTurns(db, sessionId)).map(analysed));
    const isComplete = await isDoneWithin(rest, timeouts.restMs);
    await react(session.user_id);
    if (!isComplete) later.share(sessionId, () => rest.then(() => react(session.user_id))).catch(() => undefined);
    return session;
  };

  const finish = async (sessionId: string): Promise<void> => {
    const session = await settle(sessionId);
    if (!session || session.recap !== null) return;
    const recap = await createRecap(session);
    if (recap === null) return;
    await db
      .updateTable('practice_sessions')
      .set({ recap })
      .where('id', '=', sessionId)
      .where('recap', 'is', null)
      .execute();
  };

  return {
    analyse: (turn) => void analysed(turn),
    settle: async (sessionId) => void (await settle(sessionId)),
    finish: (sessionId) => finishes.share(sessionId, () => finish(sessionId)),
    close: async () => {
      stop.abort(new Error('The server is stopping.'));
      await Promise.all([analyses.settled(), finishes.settled(), later.settled()]);
    },
  };
};
