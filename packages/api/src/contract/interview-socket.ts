import * as v from 'valibot';
import { spokenVoice, voicePart } from './voice-parts.ts';

/**
 * The messages of `/interview/ws` (query parameters `token` and `id`). Fields marked “ours” are optional to both
 * sides: a client or a server that knows only the spec works without them. Close codes are those of the conversation's socket.
 *
 * A turn with the assistant: `user_message`, `waiting_perfect_answer`, `assistant_perfect_answer`, then the client's
 * `perfect_answer_done` when it was heard, 2 s, `request_next_question`, `bot_message`. A server that has no ideal answer
 * sends `perfect_answer_done` instead of it. Without the assistant: `user_message`, `waiting_next_question`, `bot_message`;
 * a `request_next_question` that comes while a question is open changes nothing.
 */

/** How long the text of one answer may be, in characters. */
export const maximumAnswerLength = 4000;
const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const interviewClientMessage = v.variant('type', [
  v.object({ type: v.literal('coach_done_speaking') }),
  v.object({ type: v.literal('perfect_answer_done') }),
  v.object({ type: v.literal('request_next_question') }),
  v.object({
    type: v.literal('user_message'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximumAnswerLength)),
    assistant_mode: v.optional(v.boolean(), true),
    /** Ours: the same id sent twice is one answer, so that a lost acknowledgement doubles nothing. */
    id: v.optional(messageId),
    /** Ours: the transcript came from an engine that is not sure. */
    draft: v.optional(v.boolean()),
    /** Ours: how long the learner's speech is, in ms, without the silence; 0 where it could not be measured, absent when the answer was typed. */
    spoken_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(90_000))),
  }),
  v.object({ type: v.literal('terminate'), force: v.optional(v.boolean()) }),
  /** Ours: answered by `pong`; sent only after a `session` message. */
  v.object({ type: v.literal('ping') }),
]);
export type InterviewClientMessage = v.InferOutput<typeof interviewClientMessage>;

const spoken = {
  text: v.string(),
  ...spokenVoice,
  /** Ours: the same id is never spoken twice. */
  id: v.optional(v.string()),
};

const historyEntry = v.looseObject({
  id: v.string(),
  role: v.picklist(['coach', 'assistant', 'user']),
  text: v.string(),
  timestamp: v.optional(v.string()),
  draft: v.optional(v.boolean()),
});
/** One turn as the server keeps it. */
export type InterviewHistoryEntry = v.InferOutput<typeof historyEntry>;

export const interviewServerMessage = v.variant('type', [
  v.looseObject({
    type: v.literal('bot_message'),
    ...spoken,
    /** Ours: the interviewer has said goodbye; when it was heard the client ends the interview. */
    last: v.optional(v.boolean(), false),
  }),
  v.looseObject({ type: v.literal('assistant_perfect_answer'), ...spoken }),
  voicePart,
  v.looseObject({ type: v.literal('perfect_answer_done') }),
  v.looseObject({ type: v.literal('waiting_perfect_answer') }),
  v.looseObject({ type: v.literal('waiting_next_question') }),
  v.looseObject({ type: v.literal('terminate_done') }),
  /**
   * Ours: first message of a server that can resume, on each connection. `history` holds every turn so far. What the
   * learner has not answered or not heard comes again with its old id, and the server goes on from where it was.
   */
  v.looseObject({
    type: v.literal('session'),
    history: v.array(historyEntry),
    heartbeat_ms: v.optional(v.number()),
  }),
  /** Ours: this answer is stored, also if the server dies now. */
  v.looseObject({ type: v.literal('ack'), id: v.string() }),
  v.looseObject({ type: v.literal('pong') }),
  /** Ours: what came could not be used, or could not be answered; the interview goes on. */
  v.looseObject({
    type: v.literal('error'),
    detail: v.string(),
    code: v.optional(v.string()),
    id: v.optional(v.string()),
  }),
]);
export type InterviewServerMessage = v.InferOutput<typeof interviewServerMessage>;
/** A message as a server sends it: defaults may be left out. */
export type InterviewServerMessageInput = v.InferInput<typeof interviewServerMessage>;

/** The path of the socket; token and id are query parameters. */
export const interviewSocketPath = '/interview/ws';

/** A message of the server from parsed JSON; `null` when it is none that this contract knows, which a page leaves out. */
export const readInterviewServerMessage = (value: unknown): InterviewServerMessage | null => {
  const result = v.safeParse(interviewServerMessage, value);
  return result.success ? result.output : null;
};
