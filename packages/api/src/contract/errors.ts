import * as v from 'valibot';

/** Body of every 4xx and 5xx: `detail` is a sentence for people, `code` is for programs. */
export const errorBody = v.looseObject({ detail: v.string(), code: v.optional(v.string()) });
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** The codes this product's server sends; a foreign server may send none. */
export const errorCodes = [
  'invalid_request',
  'unauthorized',
  'invalid_credentials',
  'other_provider',
  'invalid_code',
  'email_taken',
  'weak_password',
  'too_many_requests',
  'limit_reached',
  'already_premium',
  'not_found',
  'bad_audio',
  'audio_too_large',
  'engine_unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
