import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { englishLevels } from './values.ts';

/** One thing that an estimate rests on. */
const evidence = v.looseObject({
  name: v.string(),
  value: v.string(),
  /** The same as one plain sentence to the learner. */
  says: v.string(),
});

const levelAnswer = v.looseObject({
  /** Null before enough was said. */
  level: v.nullable(v.picklist(englishLevels)),
  /** Words the learner said that count. */
  words: v.number(),
  /** Words still to say before the next estimate. */
  needed: v.number(),
  evidence: v.array(evidence),
});
export type LevelAnswer = v.InferOutput<typeof levelAnswer>;

/** The evidence for the real English level. Optional to the web app: a 404 means an ordinary server of the spec. */
export const getLevel = endpoint({
  method: 'GET',
  path: '/user/level',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The English level estimated from what the learner said, and what the estimate rests on.',
  answer: levelAnswer,
});
