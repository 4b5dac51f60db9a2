import { closeCodes } from '@sayso/api/contract/conversation-socket';
import {
  type InterviewClientMessage,
  type InterviewServerMessageInput,
  interviewClientMessage,
  interviewSocketPath,
  maximumAnswerLength,
} from '@sayso/api/contract/interview-socket';
import * as v from 'valibot';
import { createMessageReader } from '../../kernel/live/client-message.ts';
import type { LivePolicy, WantedLive } from '../../kernel/live/policy.ts';
import type { Services } from '../../kernel/services.ts';
import { mainQuestions } from './course.ts';
import { createInterviewDialogue } from './dialogue.ts';
import { findInterview, type InterviewRow } from './interviews.ts';
import { readInterview } from './records.ts';
import type { Reviewer } from './reviewer.ts';

interface WantedInterview extends WantedLive {
  readonly interview: InterviewRow;
}

const query = v.object({ id: v.string() });

/** The mock interview: `GET /interview/ws?token=&id=`. An interview is prepared by its call and begins when its socket opens. */
export const createInterviewPolicy = (
  services: Services,
  reviewer: Reviewer,
): LivePolicy<InterviewClientMessage, InterviewServerMessageInput, WantedInterview> => {
  const { db } = services.storage;
  return {
    path: interviewSocketPath,
    kind: 'interview',
    countsDaily: false,
    costly: new Set(['user_message', 'request_next_question']),
    read: createMessageReader({
      schema: interviewClientMessage,
      types: interviewClientMessage.options.map(({ entries }) => entries.type.literal),
      longestText: maximumAnswerLength,
      noun: 'interview',
    }),
    find: async (learner, request) => {
      const asked = v.safeParse(query, request.query);
      const interview = asked.success ? await findInterview(db, learner.id, asked.output.id) : undefined;
      return interview
        ? { interview, coach: 'John', resumeId: interview.id, newId: interview.id }
        : { code: closeCodes.unknownCoach, reason: 'There is no interview of this id.' };
    },
    admit: async () => null,
    prepare: async ({ learner, wanted: { interview } }) => {
      const earlier = interview.retry_of === null ? [] : (await readInterview(db, interview.retry_of)).exchanges;
      const fixed = mainQuestions(earlier);
      return (context) =>
        createInterviewDialogue({ services, reviewer, interview, fixed, learner: learner.learner }, context);
    },
  };
};
