import * as v from 'valibot';

/** The messages of `/interview/ws` (spec §7, query parameters `token` and `id`). */
export const interviewClientMessage = v.variant('type', [
  v.object({ type: v.literal('coach_done_speaking') }),
  v.object({ type: v.literal('perfect_answer_done') }),
  v.object({ type: v.literal('request_next_question') }),
  v.object({ type: v.literal('user_message'), text: v.string(), assistant_mode: v.optional(v.boolean(), true) }),
  v.object({ type: v.literal('terminate'), force: v.optional(v.boolean()) }),
]);
export type InterviewClientMessage = v.InferOutput<typeof interviewClientMessage>;

const spoken = { text: v.string(), audio_base64: v.nullish(v.string(), '') };

export const interviewServerMessage = v.variant('type', [
  v.looseObject({ type: v.literal('bot_message'), ...spoken }),
  v.looseObject({ type: v.literal('assistant_perfect_answer'), ...spoken }),
  v.looseObject({ type: v.literal('perfect_answer_done') }),
  v.looseObject({ type: v.literal('waiting_perfect_answer') }),
  v.looseObject({ type: v.literal('waiting_next_question') }),
  v.looseObject({ type: v.literal('terminate_done') }),
]);
export type InterviewServerMessage = v.InferOutput<typeof interviewServerMessage>;
