import * as v from 'valibot';
import { maximumAudioBase64 } from './bodies.ts';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { base64, coachName } from './values.ts';

export const transcribe = endpoint({
  method: 'POST',
  path: '/api/speech/api/stt/transcribe',
  access: 'learner',
  body: 'audio',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'Turns a recording (webm/opus or wav) into text.',
  request: v.object({ audio_base64: v.pipe(base64, v.maxLength(maximumAudioBase64)) }),
  answer: v.looseObject({
    transcript: v.string(),
    /** The engine is not sure: the learner may correct what it heard afterwards. */
    draft: v.optional(v.boolean(), false),
  }),
});

export const speak = endpoint({
  method: 'POST',
  path: '/api/speech/tts',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.engine,
  summary: 'Says a text in a coach’s voice.',
  request: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)), voice: coachName }),
  answer: v.looseObject({ audio_base64: v.string() }),
});
