import type { InterviewClientMessage, InterviewServerMessageInput } from '@sayso/api/contract/interview-socket';
import { heartbeatMs } from '../../kernel/live/connection.ts';
import type { Dialogue, LiveContext } from '../../kernel/live/policy.ts';
import { createInterviewing, type InterviewingOptions } from './interviewing.ts';
import { readInterview, recordInterviewAnswer } from './records.ts';
import type { Reviewer } from './reviewer.ts';
import { listHistory } from './state.ts';

export interface InterviewOptions extends Pick<InterviewingOptions, 'services' | 'interview' | 'learner' | 'fixed'> {
  readonly reviewer: Reviewer;
}

/** A mock interview, as one connection serves it. */
export const createInterviewDialogue = (
  options: InterviewOptions,
  { lease, wire, connection }: LiveContext<InterviewServerMessageInput>,
): Dialogue<InterviewClientMessage> => {
  const { services, reviewer } = options;
  const { clock, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const interviewing = createInterviewing({ ...options, lease, wire, signal: connection.signal });

  const enqueue = (job: () => Promise<void>): void => {
    if (!connection.signal.aborted) connection.enqueue(job);
  };

  return {
    open: async () => {
      const { turns, exchanges } = await readInterview(db, lease.sessionId);
      wire.send({ type: 'session', history: [...listHistory(turns, exchanges)], heartbeat_ms: heartbeatMs });
      await interviewing.resume();
    },
    store: (said, { assistant_mode }) => recordInterviewAnswer(record, lease, said, assistant_mode),
    // The answer is stored and acknowledged: an error is about the question that the page waits for.
    answer: () => interviewing.answered().catch(connection.report),
    lastSpoken: interviewing.lastSpoken,
    receive: (message) => {
      switch (message.type) {
        case 'perfect_answer_done': {
          const since = clock.now();
          return enqueue(() => interviewing.idealHeard(since));
        }
        case 'request_next_question':
          return enqueue(interviewing.nextRequested);
      }
    },
    ended: (isForced) => {
      if (!isForced) wire.send({ type: 'terminate_done' });
      void reviewer.review(lease.sessionId);
    },
  };
};
