import { closeCodes } from '@sayso/api/contract/conversation-socket';
import { type Holder, NotHeld } from '../conversation/sessions.ts';
import type { Log } from '../http/Services.ts';
import type { LiveConnection, Problem, Wire } from './ports.ts';
import { createSerialQueue } from './serialQueue.ts';

/** How often the page asks whether the server is alive, ms. */
export const heartbeatMs = 5000;

export interface HeldWorkOptions {
  readonly holder: Holder;
  readonly wire: Wire<Problem>;
  readonly log: Log;
  /** What is held, for people. */
  readonly noun: 'conversation' | 'interview';
}

/** The work of one connection, as long as that holds its session: one job after another, and its end when it is lost. */
export interface HeldWork extends LiveConnection {
  /** Aborts when nobody waits for an answer any more. */
  readonly signal: AbortSignal;
  /** Runs after what came before. What goes wrong is told to the page, with the id of the message it is about. */
  handle(job: () => Promise<void>, id?: string): void;
  /** Tells the page what went wrong with what it waits for, where that is no message any more. */
  failed(error: unknown): void;
  /** Gives up what is being thought up; what came is stored all the same. */
  giveUp(why: Error): void;
  /** This connection has ended the session: losing it is no news. */
  end(): void;
  readonly hasEnded: boolean;
}

export const createHeldWork = ({ holder, wire, log, noun }: HeldWorkOptions): HeldWork => {
  const waiting = new AbortController();
  let ended = false;

  const lose = (reason: NotHeld['reason']): void => {
    waiting.abort(new NotHeld(reason));
    if (reason === 'taken') wire.close(closeCodes.takenOver, `This ${noun} was opened elsewhere.`);
    // The news of a deleted account may come later than what it took away.
    else if (reason === 'gone') wire.close(closeCodes.unauthorized, 'unauthorized');
    else if (!ended) wire.close(closeCodes.ended, `This ${noun} has ended.`);
  };

  const failed = (error: unknown, id?: string): void => {
    const about = id === undefined ? {} : { id };
    if (error instanceof NotHeld) {
      if (error.reason === 'ended') {
        const detail = `This ${noun} has ended. Start a new one to go on.`;
        wire.send({ type: 'error', code: 'session_ended', detail, ...about });
      }
      lose(error.reason);
      return;
    }
    log.error({ err: error, session: holder.sessionId }, `A message of the ${noun} could not be handled.`);
    const detail =
      id === undefined
        ? 'Something went wrong just now. Please try again.'
        : 'Something went wrong with this message. Please send it again.';
    wire.send({ type: 'error', code: 'internal', detail, ...about });
  };
  const queue = createSerialQueue(failed);

  return {
    signal: waiting.signal,
    handle: (job, id) =>
      queue.push(async () => {
        try {
          await job();
        } catch (error) {
          failed(error, id);
        }
      }),
    failed: (error) => failed(error),
    giveUp: (why) => waiting.abort(why),
    end: () => {
      ended = true;
    },
    get hasEnded() {
      return ended;
    },
    lose,
    drain: () => {
      waiting.abort(new Error('The connection is gone.'));
      return queue.settled();
    },
    revoke: () => lose('gone'),
  };
};
