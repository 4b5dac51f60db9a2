import * as v from 'valibot';
import { spokenVoice, voicePart } from './voice-parts.ts';

/**
 * The messages of `/conversation/stream/{character}`. Fields marked “ours” are optional to both sides:
 * a client or a server that knows only the spec works without them.
 */

/** How long the text of one message may be, in characters. */
export const maximumMessageLength = 4000;
/** How long an identifier made by a client may be. */
const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const conversationClientMessage = v.variant('type', [
  v.object({
    type: v.literal('user_message'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximumMessageLength)),
    /** Ours: the same id sent twice is one message, so that a lost acknowledgement doubles nothing. */
    id: v.optional(messageId),
    /** Ours: the transcript came from an engine that is not sure. */
    draft: v.optional(v.boolean()),
    /** Ours: how long the learner's speech is, in ms, without the silence; 0 where it could not be measured, absent when the answer was typed. */
    spoken_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  }),
  v.object({ type: v.literal('coach_done_speaking') }),
  v.object({ type: v.literal('terminate'), force: v.optional(v.boolean()) }),
  /** Ours: the learner corrects what was heard. */
  v.object({
    type: v.literal('user_correction'),
    id: messageId,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximumMessageLength)),
  }),
  /** Ours: answered by `pong`; sent only after a `session` message. */
  v.object({ type: v.literal('ping') }),
]);
export type ConversationClientMessage = v.InferOutput<typeof conversationClientMessage>;

/** A scene: where the learner is, what to do there, and help with the next words. */
const scene = v.object({
  id: v.string(),
  title: v.string(),
  place: v.string(),
  /** The steps of the mission, in order. */
  steps: v.array(v.object({ id: v.string(), text: v.string(), done: v.boolean() })),
  /** Help with what can be said now: the idea, the key words, the sentence. Null where nothing is asked. */
  hint: v.nullable(v.object({ idea: v.string(), key_words: v.array(v.string()), sentence: v.string() })),
  is_over: v.boolean(),
  recasts: v.array(v.object({ id: v.string(), said: v.string(), better: v.string(), note: v.string() })),
});
export type Scene = v.InferOutput<typeof scene>;

const historyEntry = v.looseObject({
  id: v.string(),
  role: v.picklist(['coach', 'user']),
  text: v.string(),
  timestamp: v.optional(v.string()),
  draft: v.optional(v.boolean()),
});
/** One turn as the server keeps it. */
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const conversationServerMessage = v.variant('type', [
  v.looseObject({ type: v.literal('coach_thinking') }),
  v.looseObject({ type: v.literal('coach_volume'), volume: v.number() }),
  v.looseObject({ type: v.literal('user_volume'), volume: v.number() }),
  v.looseObject({
    type: v.literal('bot_message'),
    text: v.string(),
    ...spokenVoice,
    /** The daily limit is reached: the Limit Reached dialog is shown. */
    block: v.nullish(v.boolean(), false),
    /** Ours: the same id is never spoken twice. */
    id: v.optional(v.string()),
  }),
  voicePart,
  v.looseObject({ type: v.literal('terminate_done') }),
  /**
   * Ours: first message of a server that can resume. `history` holds every turn of the session so far. The client adds
   * `session` to the address when it reconnects. A coach’s message that the learner has not answered comes again
   * as a `bot_message` with its old id.
   */
  v.looseObject({
    type: v.literal('session'),
    session_id: v.string(),
    history: v.array(historyEntry),
    heartbeat_ms: v.optional(v.number()),
  }),
  /** Ours: this message is stored and will be answered, also if the server dies now. */
  v.looseObject({ type: v.literal('ack'), id: v.string() }),
  v.looseObject({ type: v.literal('pong') }),
  /**
   * Ours: the scene that is played, as it stands after the coach's next words. Sent when a page connects and before each turn of the coach.
   * `recasts` are mistakes that were put right so far, each with the id of the learner's message.
   */
  v.looseObject({ type: v.literal('scene'), ...scene.entries }),
  /** Ours: the learner’s plan has changed, here or elsewhere. */
  v.looseObject({ type: v.literal('plan'), is_premium: v.boolean() }),
  /** Ours: what came could not be used; the session goes on. */
  v.looseObject({
    type: v.literal('error'),
    detail: v.string(),
    code: v.optional(v.string()),
    id: v.optional(v.string()),
  }),
]);
export type ConversationServerMessage = v.InferOutput<typeof conversationServerMessage>;
/** A message as a server sends it: defaults may be left out. */
export type ConversationServerMessageInput = v.InferInput<typeof conversationServerMessage>;

/** The path of the socket; token and session are query parameters. */
export const conversationSocketPath = '/conversation/stream/';

/** Why this server closed a socket (ours); a server of the spec sends any other code. */
export const closeCodes = {
  /** A stop or a restart: connect again. */
  goingAway: 1001,
  /** The coach could not even greet: connect again a little later. */
  tryAgainLater: 1013,
  /** The token is wrong or expired: get another before connecting again. */
  unauthorized: 4401,
  /** There is no coach of that name. */
  unknownCoach: 4404,
  /** The same session was opened elsewhere: do not connect again by yourself. */
  takenOver: 4409,
  /** The session was ended elsewhere; connecting again begins a new one. */
  ended: 4410,
} as const;

/** Words about the daily limit in a message of any shape: after them, a closing socket leads to payment. */
const limitWordsIn = (value: unknown): string | undefined =>
  Object.values(typeof value === 'object' && value !== null ? value : {}).find(
    (field): field is string => typeof field === 'string' && /daily free/i.test(field),
  );

/** A message of the server from parsed JSON; `null` when it is none that this contract knows, which a page leaves out. */
export const readConversationServerMessage = (value: unknown): ConversationServerMessage | null => {
  const result = v.safeParse(conversationServerMessage, value);
  if (result.success) return result.output;
  const detail = limitWordsIn(value);
  return detail === undefined ? null : { type: 'error', detail };
};
