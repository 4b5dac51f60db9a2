import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const sessionRecord = v.looseObject({
  date: v.optional(v.string()),
  created_at: v.optional(v.string()),
  duration_seconds: v.optional(v.number()),
  duration_minutes: v.optional(v.number()),
  learning_data: v.optional(v.union([v.string(), v.looseObject({})])),
});
export type SessionRecord = v.InferOutput<typeof sessionRecord>;

export const getSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'learner',
  summary: 'Every practice session, newest first.',
  answer: v.looseObject({ sessions: v.array(sessionRecord) }),
});
