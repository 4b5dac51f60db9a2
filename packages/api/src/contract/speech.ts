import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { base64, coachName } from './values.ts';

/** The largest recording a call takes, in base64 characters: 57 s at 32 kbps is 0.3 MB, the rest is room. */
export const maximumAudioBase64 = 1_600_000;

export const transcribe = endpoint({
  method: 'POST',
  path: '/api/speech/api/stt/transcribe',
  access: 'learner',
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
  deadlineMs: deadlines.engine,
  summary: 'Says a text in a coach’s voice.',
  request: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)), voice: coachName }),
  answer: v.looseObject({ audio_base64: v.string() }),
});
