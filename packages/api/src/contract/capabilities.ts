import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';

const engine = v.looseObject({
  /** `provider` is an outside service with a key, `embedded` runs inside the server, `none` is not there. */
  kind: v.picklist(['provider', 'embedded', 'none']),
  name: v.string(),
  /** Its limits, in plain words for the learner; empty when there is nothing to say. */
  note: v.optional(v.string(), ''),
});
export type EngineCapability = v.InferOutput<typeof engine>;

/** Which engines are in use. Optional to the web app: a 404 means an ordinary server of the spec. */
export const getCapabilities = endpoint({
  method: 'GET',
  path: '/api/capabilities',
  access: 'visitor',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.quick,
  summary: 'Which engines are in use, and what each of them cannot do.',
  answer: v.looseObject({
    coach: engine,
    grammar: engine,
    text_to_speech: engine,
    speech_to_text: engine,
    pronunciation: engine,
    /** Ours; absent from a server that holds no interviews. */
    interviewer: v.optional(engine),
    mail: engine,
    payment: engine,
    social: v.looseObject({ google: v.boolean(), facebook: v.boolean() }),
  }),
});
