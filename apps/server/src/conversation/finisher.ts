import type { Kysely } from 'kysely';
import { isDoneWithin, withPatience } from '../engines/patience.ts';
import type { Engines } from '../engines/ports.ts';
import type { Clock, Log } from '../http/Services.ts';
import { storeEstimate } from '../level/storeEstimate.ts';
import type { Database } from '../storage/schema.ts';
import { type Analysable, analyseTurn, correctionsOf, unanalysedTurns } from './analysis.ts';
import { practisedMs } from './duration.ts';
import { endSession } from './endSession.ts';
import { coachNamed, findPractitioner } from './learner.ts';
import type { SessionRow } from './sessions.ts';
import { sharedWork } from './sharedWork.ts';
import { endedTalkOf, plainRecap } from './talk.ts';
import { timesOf, turnsOf } from './turns.ts';

/** How long is waited for the engines, ms. What the summary waits for is together below the page's six tries. */
export interface FinishPatience {
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
}

/** What happens to a talk off the learner's path: the grammar of each turn as it comes, the recap and the level at the end. */
export interface Finisher {
  /** Looks at the grammar of a turn in the background. */
  analyse(turn: Analysable): void;
  /** Ends the session if need be, looks at what is left and estimates the level. */
  settle(sessionId: string): Promise<void>;
  /** The same, and writes the recap of a talk. Calls for one session share one work. */
  finish(sessionId: string): Promise<void>;
  /** Gives up what is running; any process can do it again. Resolves when nothing runs. */
  close(): Promise<void>;
}

/** @throws never: what an engine cannot do is logged, and done by the next who asks. */
export const createFinisher = (
  services: FinisherServices,
  patience: FinishPatience = { grammarMs: 35_000, restMs: 12_000, recapMs: 12_000 },
): Finisher => {
  const { db, engines, clock, log } = services;
  const stop = new AbortController();
  const analyses = sharedWork();
  const finishes = sharedWork();

  const analysed = (turn: Analysable): Promise<void> =>
    analyses.share(`${turn.id} ${turn.text}`, async () => {
      try {
        await withPatience(
          (signal) => analyseTurn(db, engines.grammar, turn, () => clock.now(), signal),
          patience.grammarMs,
          stop.signal,
        );
      } catch (error) {
        if (!stop.signal.aborted) log.warn({ err: error, turn: turn.id }, 'The grammar of a turn was not looked at.');
      }
    });

  const recapOf = async (session: SessionRow): Promise<string | null> => {
    const [turns, corrections, learner] = await Promise.all([
      turnsOf(db, session.id),
      correctionsOf(db, session.id),
      findPractitioner(db, session.user_id),
    ]);
    const said = turns.filter(({ role }) => role === 'user');
    const coach = coachNamed(session.coach);
    if (said.length === 0 || !learner || !coach) return null;
    const talk = endedTalkOf(session, coach, learner.learner, turns);
    try {
      const write = (signal: AbortSignal) => engines.coach.recap(talk, corrections, signal);
      return await withPatience(write, patience.recapMs, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return null;
      log.warn(
        { err: error, session: session.id },
        'The coach could not write a recap; the bare facts take its place.',
      );
      return plainRecap(coach, said.length, practisedMs(session.started_at, timesOf(turns)));
    }
  };

  const estimate = async (userId: string): Promise<void> => {
    try {
      await storeEstimate(db, userId, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'The level was not estimated; it is tried again after the next talk.');
    }
  };

  const settle = async (sessionId: string): Promise<SessionRow | undefined> => {
    const session = await db.selectFrom('practice_sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
    if (!session) return undefined;
    await endSession(db, { sessionId, heldBy: null }, session.last_active_at);
    await isDoneWithin(Promise.all((await unanalysedTurns(db, sessionId)).map(analysed)), patience.restMs);
    await estimate(session.user_id);
    return session;
  };

  const finish = async (sessionId: string): Promise<void> => {
    const session = await settle(sessionId);
    if (!session || session.recap !== null) return;
    const recap = await recapOf(session);
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
      await Promise.all([analyses.settled(), finishes.settled()]);
    },
  };
};
