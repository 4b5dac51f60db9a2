import { createInterview, getInterviewSummary, getInterviews } from '@sayso/api/contract/interview';
import {
  type InterviewClientMessage,
  type InterviewServerMessageInput,
  interviewClientMessage,
  interviewSocketPath,
  maximumAnswerLength,
} from '@sayso/api/contract/interview-socket';
import * as v from 'valibot';
import { endLeftSessions } from '../conversation/endSession.ts';
import { finisherOf } from '../conversation/finisherOf.ts';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { createMessageReader } from '../live/clientMessage.ts';
import { serveRoom } from '../live/serveRoom.ts';
import { prepareInterview } from './interviews.ts';
import { createLiveInterview } from './liveInterview.ts';
import { openInterview } from './openInterview.ts';
import { pastInterviewsOf } from './pastInterviews.ts';
import { createReviewer } from './reviewer.ts';
import { summaryOf } from './summary.ts';

/** How long the engines may take within a turn: the page shows a way to try again after 30 s. */
const patience = { coachMs: 30_000, voiceMs: 15_000 };

const query = v.object({ token: v.optional(v.string(), ''), id: v.optional(v.string(), '') });

/** Serves the mock interview: its calls, and its socket `GET /interview/ws?token=&id=` (spec §7). */
export const registerInterview = (app: App, services: Services): void => {
  const { clock } = services;
  const { db } = services.storage;
  const finisher = finisherOf(app, services);
  const reviewer = createReviewer(services, finisher);
  app.addHook('onClose', () => reviewer.close());

  route(app, createInterview, ({ learner, input }) => prepareInterview(services, learner.id, input));
  route(app, getInterviewSummary, ({ learner, input }) => summaryOf({ db, reviewer }, learner.id, input.interview_id));
  route(app, getInterviews, async ({ learner }) => {
    await endLeftSessions(db, learner.id, clock.now());
    return pastInterviewsOf(db, learner.id);
  });

  serveRoom<InterviewClientMessage, InterviewServerMessageInput>(app, services, {
    path: interviewSocketPath,
    noun: 'interview',
    costly: new Set(['user_message', 'request_next_question']),
    read: createMessageReader({
      schema: interviewClientMessage,
      types: interviewClientMessage.options.map(({ entries }) => entries.type.literal),
      longestText: maximumAnswerLength,
      noun: 'interview',
    }),
    enter: async (wire, request, registry) => {
      const asked = v.safeParse(query, request.query);
      const wanted = asked.success ? asked.output : { token: '', id: '' };
      const opened = await openInterview(services, registry, wire, wanted);
      if (!opened) return null;
      const { practitioner, signIn, ...rest } = opened;
      const live = { ...rest, learner: practitioner.learner, services, finisher, reviewer, wire, patience };
      return { userId: practitioner.id, signIn, holder: opened.holder, begin: () => createLiveInterview(live) };
    },
  });
};
