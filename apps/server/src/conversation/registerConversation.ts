import {
  getConversationSummary,
  getConversations,
  getConversationTip,
  sendMessage,
  startConversation,
} from '@sayso/api/contract/conversation';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { finisherOf } from './finisherOf.ts';
import { conversationsOf } from './history.ts';
import { type Practitioner, practitionerOf } from './learner.ts';
import { summaryOf } from './summary.ts';
import { createTextChat } from './textChat.ts';
import { tipFor } from './tip.ts';

/** How long the summary waits for its engines before it answers 204; the page asks again after a second. ms. */
const summaryPatienceMs = 4000;

/** Serves the conversation's calls (spec §7): text chat, summary, tip and history. */
export const registerConversation = (app: App, services: Services): void => {
  const { engines, log } = services;
  const { db } = services.storage;
  const finisher = finisherOf(app, services);
  const chat = createTextChat(services, finisher);
  const whoIs = (caller: { readonly id: string }): Promise<Practitioner> => practitionerOf(db, caller);

  route(app, startConversation, async ({ learner, signal }) => chat.start(await whoIs(learner), signal));
  route(app, sendMessage, async ({ learner, input, signal }) => chat.send(await whoIs(learner), input.message, signal));
  route(app, getConversationSummary, ({ learner }) => summaryOf({ db, finisher }, learner.id, summaryPatienceMs));
  route(app, getConversationTip, async ({ learner, signal }) =>
    tipFor({ db, engines, log }, await whoIs(learner), signal),
  );
  route(app, getConversations, ({ learner, input }) => conversationsOf(db, learner.id, input));
};
