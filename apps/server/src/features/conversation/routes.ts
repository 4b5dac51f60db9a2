import {
  getConversationSummary,
  getConversations,
  getConversationTip,
  sendMessage,
  startConversation,
} from '@sayso/api/contract/conversation';
import { type LearnerRecord, readLearner } from '../../kernel/learner/learner.ts';
import { storeTimeZone } from '../../kernel/learner/time-zone.ts';
import { serveLive } from '../../kernel/live/serve-live.ts';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { listConversations } from './history.ts';
import { createConversationPolicy } from './live-policy.ts';
import { readSummary } from './summary.ts';
import { createTextChat } from './text-chat.ts';
import { tipFor } from './tip.ts';

/** How long the summary waits for its engines before it answers 204; the page asks again after a second. ms. */
const summaryTimeoutMs = 4000;

/** Serves conversations: the live session, text chat, summary, tip and history. */
export const registerConversation = (app: App, services: Services): void => {
  const { engines, log } = services;
  const { db } = services.storage;
  const { finisher } = services;
  const chat = createTextChat(services, finisher);
  const whoIs = (caller: { readonly id: string }): Promise<LearnerRecord> => readLearner(db, caller);

  route(app, startConversation, async ({ learner, input, signal }) => {
    await storeTimeZone(db, learner.id, input.time_zone);
    return chat.start(await whoIs(learner), signal);
  });
  route(app, sendMessage, async ({ learner, input, signal }) => chat.send(await whoIs(learner), input.message, signal));
  route(app, getConversationSummary, ({ learner }) => readSummary({ db, finisher }, learner.id, summaryTimeoutMs));
  route(app, getConversationTip, async ({ learner, signal }) =>
    tipFor({ db, engines, log }, await whoIs(learner), signal),
  );
  route(app, getConversations, ({ learner, input }) => listConversations(db, learner.id, input));
  serveLive(app, services, createConversationPolicy(services));
};
