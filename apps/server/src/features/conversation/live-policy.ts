import {
  type ConversationClientMessage,
  type ConversationServerMessageInput,
  closeCodes,
  conversationClientMessage,
  conversationSocketPath,
  maximumMessageLength,
} from '@sayso/api/contract/conversation-socket';
import * as v from 'valibot';
import { parseCoach } from '../../kernel/learner/learner.ts';
import { createMessageReader } from '../../kernel/live/client-message.ts';
import type { LivePolicy } from '../../kernel/live/policy.ts';
import { createTurnHistogram } from '../../kernel/live/turn-histogram.ts';
import type { Services } from '../../kernel/services.ts';
import { isLimitReached, limitReachedText } from '../../kernel/sessions/daily-limit.ts';
import { createConversationDialogue } from './dialogue.ts';
import { withEarlierTalks } from './earlier-talks.ts';
import { keepScenario } from './keep-scenario.ts';

const query = v.object({ session: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined) });
const params = v.object({ character: v.string() });

const readSessionId = (given: unknown): string | null => {
  const read = v.safeParse(query, given);
  return (read.success ? read.output.session : undefined) ?? null;
};

/** The live conversation: `GET /conversation/stream/:character?token=&session=`. */
export const createConversationPolicy = (
  services: Services,
): LivePolicy<ConversationClientMessage, ConversationServerMessageInput> => {
  const { clock, config, random } = services;
  const { db } = services.storage;
  const onTurn = createTurnHistogram(services);
  return {
    path: `${conversationSocketPath}:character`,
    kind: 'conversation',
    countsDaily: true,
    costly: new Set(['user_message', 'user_correction']),
    read: createMessageReader({
      schema: conversationClientMessage,
      types: conversationClientMessage.options.map(({ entries }) => entries.type.literal),
      longestText: maximumMessageLength,
      noun: 'conversation',
    }),
    find: async (_learner, request) => {
      const coach = parseCoach(v.parse(params, request.params).character);
      return coach
        ? { coach, resumeId: readSessionId(request.query), newId: random.id() }
        : { code: closeCodes.unknownCoach, reason: 'There is no coach of this name.' };
    },
    admit: async (learner) => {
      if (!(await isLimitReached(db, learner, config.freeConversationsPerDay, clock.now()))) return null;
      const message = { type: 'bot_message', text: limitReachedText, audio_base64: '', block: true } as const;
      return { code: 1000, reason: 'The daily limit is reached.', message };
    },
    prepare: async ({ learner, lease, wanted }) => {
      // Read once for each connection: no turn waits for it.
      const known = await withEarlierTalks(db, learner, lease.sessionId);
      const session = await keepScenario(services, lease.sessionId, known);
      const options = { services, learner: known, coach: wanted.coach, session, onTurn };
      return (context) => createConversationDialogue(options, context);
    },
  };
};
