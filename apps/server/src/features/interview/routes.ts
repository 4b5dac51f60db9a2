import { createInterview, getInterviewSummary, getInterviews } from '@sayso/api/contract/interview';
import { serveLive } from '../../kernel/live/serve-live.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { prepareInterview } from './interviews.ts';
import { createInterviewPolicy } from './live-policy.ts';
import { listPastInterviews } from './past-interviews.ts';
import { createReviewer } from './reviewer.ts';
import { readInterviewSummary } from './summary.ts';

/** Serves the mock interview: its calls, and its live session. */
export const registerInterview = (app: App, services: Services): void => {
  const { db } = services.storage;
  const { finisher } = services;
  const reviewer = createReviewer(services, finisher);
  app.addHook('onClose', () => reviewer.close());

  route(app, createInterview, ({ learner, input }) => prepareInterview(services, learner.id, input));
  route(app, getInterviewSummary, ({ learner, input }) =>
    readInterviewSummary({ db, reviewer }, learner.id, input.interview_id),
  );
  route(app, getInterviews, ({ learner }) => listPastInterviews(db, learner.id));

  serveLive(app, services, createInterviewPolicy(services, reviewer));
};
