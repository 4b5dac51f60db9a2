import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const startConversation = endpoint({
  method: 'POST',
  path: '/conversation/start',
  access: 'learner',
  summary: 'Starts a text conversation.',
  request: v.object({}),
  answer: v.looseObject({ session_id: v.optional(v.string()), reply: v.optional(v.string()) }),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversation/send',
  access: 'learner',
  summary: 'Says something in the text conversation and gets the coach’s reply.',
  request: v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)) }),
  answer: v.looseObject({ reply: v.string() }),
});

const correction = v.looseObject({
  category: v.string(),
  /** The learner’s own sentence. */
  said: v.string(),
  better: v.string(),
  explanation: v.optional(v.string(), ''),
});
/** One mistake on the learner’s own sentence. */
export type Correction = v.InferOutput<typeof correction>;

export const getConversationSummary = endpoint({
  method: 'GET',
  path: '/conversation/api/session/summary',
  access: 'learner',
  summary: 'The summary of the latest conversation; 204 while there is none.',
  request: v.object({ ts: v.optional(v.string()) }),
  answer: v.looseObject({
    xp_gained: v.nullish(v.number(), 0),
    summary: v.nullish(v.string(), ''),
    /** Category to list of issues (spec §3). */
    weaknesses: v.nullish(v.record(v.string(), v.array(v.string())), {}),
    total_xp: v.nullish(v.number(), 0),
    /** The same mistakes with what was said beside what would be better. */
    corrections: v.optional(v.array(correction), []),
  }),
  empty: true,
});
export type ConversationSummary = v.InferOutput<(typeof getConversationSummary)['answer']>;

export const getConversationTip = endpoint({
  method: 'GET',
  path: '/conversation/api/tips',
  access: 'learner',
  summary: 'One tip from the coach about the latest conversation, spoken (wav).',
  answer: v.looseObject({ tip: v.string(), audio_base64: v.nullish(v.string(), '') }),
});

const message = v.looseObject({ role: v.string(), text: v.string(), timestamp: v.optional(v.string()) });

export const getConversations = endpoint({
  method: 'GET',
  path: '/user/conversations',
  access: 'learner',
  summary: 'Past conversations, newest first, with their text.',
  answer: v.looseObject({
    conversations: v.array(
      v.looseObject({ id: v.string(), coach: v.string(), started_at: v.string(), messages: v.array(message) }),
    ),
  }),
});
