import * as v from 'valibot';
import { readConversationList } from './conversation-list.ts';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';

export const startConversation = endpoint({
  method: 'POST',
  path: '/conversation/start',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.reply,
  summary: 'Starts a text conversation.',
  request: v.object({
    /** Ours: where the learner is now, like `Europe/Paris`: from now on their days begin there. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.looseObject({ session_id: v.optional(v.string()), reply: v.optional(v.string()) }),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversation/send',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.reply,
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
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The summary of the latest conversation; 204 while there is none.',
  request: v.object({ ts: v.optional(v.string()) }),
  answer: v.looseObject({
    xp_gained: v.nullish(v.number(), 0),
    summary: v.nullish(v.string(), ''),
    /** Category to list of issues. */
    weaknesses: v.nullish(v.record(v.string(), v.array(v.string())), {}),
    total_xp: v.nullish(v.number(), 0),
    /** The same mistakes with what was said beside what would be better. */
    corrections: v.optional(v.array(correction), []),
    /** How many of the learner's turns could not be checked for mistakes: no mistakes is then no praise. */
    unchecked_turns: v.optional(v.number()),
  }),
  empty: true,
});
export type ConversationSummary = v.InferOutput<(typeof getConversationSummary)['answer']>;

export const getConversationTip = endpoint({
  method: 'GET',
  path: '/conversation/api/tips',
  access: 'learner',
  body: 'none',
  limit: 'engine',
  deadlineMs: deadlines.tip,
  summary: 'One tip from the coach about the latest conversation, spoken (wav).',
  answer: v.looseObject({ tip: v.string(), audio_base64: v.nullish(v.string(), '') }),
});

const message = v.looseObject({
  role: v.string(),
  /** As the learner left it: a draft that was put right is here as it was put right. */
  text: v.string(),
  timestamp: v.optional(v.string()),
  /** The engine was not sure of what it heard, and the learner did not correct it. */
  draft: v.optional(v.boolean(), false),
  /** The corrections of this sentence. */
  corrections: v.optional(v.array(correction), []),
});

const conversation = v.looseObject({
  id: v.string(),
  coach: v.string(),
  /** ISO 8601. */
  started_at: v.string(),
  messages: v.array(message),
  /** The learner's own date when it began, `YYYY-MM-DD`. */
  date: v.nullish(v.string(), null),
  /** `conversation` was spoken, `text` was written. */
  type: v.nullish(v.string(), null),
  duration_seconds: v.nullish(v.number(), null),
  /** The coach’s recap. */
  summary: v.nullish(v.string(), null),
});
/** One past conversation with its text. */
export type PastConversation = v.InferOutput<typeof conversation>;

export const getConversations = endpoint({
  method: 'GET',
  path: '/user/conversations',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary:
    'Past conversations, newest first, with their text; in pages to a client that sends back `next` as `before`.',
  request: v.object({
    /** The `next` of the page before. */
    before: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** How many at most; 100 where nothing is said. */
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'It must be a whole number from 1 to 100.'))),
    /** This one alone, or none where there is no such. */
    id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: v.looseObject({
    conversations: v.array(conversation),
    /** Where earlier ones begin; absent or null at the end. */
    next: v.nullish(v.string(), null),
  }),
  adapt: readConversationList,
});
