import {
  type ConversationClientMessage,
  type ConversationServerMessageInput,
  conversationClientMessage,
  conversationSocketPath,
  maximumMessageLength,
} from '@sayso/api/contract/conversation-socket';
import * as v from 'valibot';
import { finisherOf } from '../conversation/finisherOf.ts';
import type { App, Services } from '../http/Services.ts';
import { createMessageReader } from './clientMessage.ts';
import { createLiveSession } from './liveSession.ts';
import { openSession, type Wanted } from './openSession.ts';
import { serveRoom } from './serveRoom.ts';
import { turnHistogram } from './turnHistogram.ts';

/** How long the engines may take within a turn: the page shows a way to try again after 30 s. */
const patience = { coachMs: 30_000, voiceMs: 15_000 };

const query = v.object({
  token: v.optional(v.string(), ''),
  session: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
});
const params = v.object({ character: v.string() });
const asked = (given: unknown): Omit<Wanted, 'character'> => {
  const read = v.safeParse(query, given);
  return read.success ? { token: read.output.token, session: read.output.session } : { token: '', session: undefined };
};

/** Serves the live conversation: `GET /conversation/stream/:character?token=&session=` (spec §7). */
export const registerLive = (app: App, services: Services): void => {
  const finisher = finisherOf(app, services);
  const onTurn = turnHistogram(services);
  serveRoom<ConversationClientMessage, ConversationServerMessageInput>(app, services, {
    path: `${conversationSocketPath}:character`,
    noun: 'conversation',
    costly: new Set(['user_message', 'user_correction']),
    read: createMessageReader({
      schema: conversationClientMessage,
      types: conversationClientMessage.options.map(({ entries }) => entries.type.literal),
      longestText: maximumMessageLength,
      noun: 'conversation',
    }),
    enter: async (wire, request, registry) => {
      const wanted = { ...v.parse(params, request.params), ...asked(request.query) };
      const opened = await openSession(services, registry, wire, wanted);
      if (!opened) return null;
      const begin = () => createLiveSession({ ...opened, services, finisher, wire, patience, onTurn });
      return { userId: opened.learner.id, signIn: opened.signIn, holder: opened.holder, begin };
    },
  });
};
