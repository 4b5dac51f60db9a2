import { closeCodes } from '@sayso/api/contract/conversation-socket';
import type { Log } from '../../platform/ports.ts';
import { type LeaseLoss, LeaseLost, type SessionLease } from '../sessions/lease.ts';
import type { LiveConnection, Problem, Wire } from './ports.ts';
import { createSerialQueue } from './serial-queue.ts';

/** How often the page asks whether the server is alive, ms. */
export const heartbeatMs = 5000;

export interface ConnectionOptions {
  readonly lease: SessionLease;
  readonly wire: Wire<Problem>;
  readonly log: Log;
  /** The kind of session, for people. */
  readonly noun: 'conversation' | 'interview';
}

/** The queue of one connection: one job after another, until its lease is lost or its page is gone. */
export interface Connection extends LiveConnection {
  /** Aborts when the page waits for an answer no longer. */
  readonly signal: AbortSignal;
  /** Runs a job after the earlier ones. An error is told to the page, with the id of the message that the job is about. */
  enqueue(job: () => Promise<void>, id?: string): void;
  /** Tells the page of an error that is about no message. */
  report(error: unknown): void;
  /** Stops the engines; messages that wait are stored all the same. */
  stopAnswering(why: Error): void;
  /** Notes that this connection has ended the session: it is not told that the session ended. */
  markEnded(): void;
}

export const createConnection = ({ lease, wire, log, noun }: ConnectionOptions): Connection => {
  const answering = new AbortController();
  let hasEnded = false;

  const loseLease = (reason: LeaseLoss): void => {
    answering.abort(new LeaseLost(reason));
    if (reason === 'taken') wire.close(closeCodes.takenOver, `This ${noun} was opened elsewhere.`);
    // The announcement of a deleted account may arrive after its rows are gone.
    else if (reason === 'gone') wire.close(closeCodes.unauthorized, 'unauthorized');
    else if (!hasEnded) wire.close(closeCodes.ended, `This ${noun} has ended.`);
  };

  const report = (error: unknown, id?: string): void => {
    const about = id === undefined ? {} : { id };
    if (error instanceof LeaseLost) {
      if (error.reason === 'ended') {
        const detail = `This ${noun} has ended. Start a new one to go on.`;
        wire.send({ type: 'error', code: 'session_ended', detail, ...about });
      }
      loseLease(error.reason);
      return;
    }
    log.error({ err: error, session: lease.sessionId }, `A message of the ${noun} could not be handled.`);
    const detail =
      id === undefined
        ? 'Something went wrong just now. Please try again.'
        : 'Something went wrong with this message. Please send it again.';
    wire.send({ type: 'error', code: 'internal', detail, ...about });
  };
  const queue = createSerialQueue(report);

  return {
    signal: answering.signal,
    enqueue: (job, id) =>
      queue.push(async () => {
        try {
          await job();
        } catch (error) {
          report(error, id);
        }
      }),
    report: (error) => report(error),
    stopAnswering: (why) => answering.abort(why),
    markEnded: () => {
      hasEnded = true;
    },
    loseLease,
    drain: () => {
      answering.abort(new Error('The connection is gone.'));
      return queue.settled();
    },
    revoke: () => loseLease('gone'),
  };
};
