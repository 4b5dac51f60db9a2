import type { InterviewClientMessage } from '@sayso/api/contract/interview-socket';
import { endSession } from '../conversation/endSession.ts';
import type { Finisher } from '../conversation/finisher.ts';
import { recordHeard } from '../conversation/record.ts';
import { lossOf } from '../conversation/sessions.ts';
import { speechOfMessage } from '../conversation/speechTime.ts';
import { createHeldWork, heartbeatMs } from '../live/heldWork.ts';
import type { LiveSession } from '../live/ports.ts';
import { createInterviewing, type InterviewingOptions } from './interviewing.ts';
import { readInterview, recordInterviewAnswer } from './records.ts';
import type { Reviewer } from './reviewer.ts';
import { historyOf } from './state.ts';

export interface LiveInterviewOptions extends Omit<InterviewingOptions, 'signal'> {
  readonly finisher: Finisher;
  readonly reviewer: Reviewer;
}

type Of<T extends InterviewClientMessage['type']> = Extract<InterviewClientMessage, { type: T }>;

/** Begins at once: sends `session`, then asks the first question, or goes on where the interview was left. */
export const createLiveInterview = (options: LiveInterviewOptions): LiveSession<InterviewClientMessage> => {
  const { services, finisher, reviewer, holder, wire } = options;
  const { clock, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const work = createHeldWork({ holder, wire, log, noun: 'interview' });
  const interviewing = createInterviewing({ ...options, signal: work.signal });

  const open = async (): Promise<void> => {
    const { turns, exchanges } = await readInterview(db, holder.sessionId);
    wire.send({ type: 'session', history: [...historyOf(turns, exchanges)], heartbeat_ms: heartbeatMs });
    await interviewing.resume();
  };

  const said = async (message: Of<'user_message'>): Promise<void> => {
    const { id, text, draft } = message;
    const answer = { text, clientId: id ?? null, draft: draft ?? false, speech: speechOfMessage(message) };
    const turn = await recordInterviewAnswer(record, holder, answer, message.assistant_mode);
    if (id !== undefined) wire.send({ type: 'ack', id });
    if (work.signal.aborted) return;
    await interviewing.answered().catch(work.failed);
    if (turn.analysed_at === null) finisher.analyse(turn);
  };

  const terminated = async (isForced: boolean): Promise<void> => {
    if (!(await endSession(db, holder, clock.now())) && (await lossOf(db, holder)) === 'taken')
      return work.lose('taken');
    work.end();
    if (!isForced) wire.send({ type: 'terminate_done' });
    void reviewer.review(holder.sessionId);
  };

  const inOrder = (job: () => Promise<void>): void => {
    if (!work.signal.aborted) work.handle(job);
  };

  work.handle(open);
  return {
    receive: (message) => {
      switch (message.type) {
        case 'ping':
          return wire.send({ type: 'pong' });
        case 'user_message':
          return work.handle(() => said(message), message.id);
        case 'coach_done_speaking': {
          // What was spoken by now, not what may have been by the time the queue comes to it.
          const turnId = interviewing.lastSpoken();
          if (turnId !== null) inOrder(() => recordHeard(record, holder, turnId));
          return;
        }
        case 'perfect_answer_done': {
          const since = clock.now();
          return inOrder(() => interviewing.idealHeard(since));
        }
        case 'request_next_question':
          return inOrder(interviewing.nextRequested);
        case 'terminate':
          // The page waits 0.8 s at most: what is being thought up is given up, what was said is kept.
          work.giveUp(new Error('The learner ended the interview.'));
          return work.handle(() => terminated(message.force ?? false));
      }
    },
    drain: work.drain,
    lose: work.lose,
    revoke: work.revoke,
  };
};
