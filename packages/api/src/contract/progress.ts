import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { type CoachName, coaches, oneOf } from './values.ts';

const number = v.nullish(v.number(), null);
const text = v.nullish(v.string(), null);
const learningData = v.looseObject({
  xp_gained: number,
  phrase_count: number,
  type: text,
  summary: text,
  feedback_tip: text,
  tip: text,
  coach: text,
});

/**
 * A session as servers send it: either date, either duration, and what was learnt as an object or as JSON text. Where that cannot be
 * read the session counts by its time: one bad record must not hide all the others.
 */
const wireSession = v.looseObject({
  id: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), null),
  date: text,
  created_at: text,
  duration_seconds: number,
  duration_minutes: number,
  /** Ours: how long the learner spoke in it, without silence and waiting. */
  spoken_seconds: number,
  learning_data: v.fallback(v.nullish(v.union([v.pipe(v.string(), v.parseJson(), learningData), learningData])), null),
});

/** One session with its variants settled and its defaults filled in, so that no reader has to. */
export interface Practice {
  /** The same as its conversation's; null where the server does not say. */
  readonly id: string | null;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  /** From its start to its end, with silence and waiting. */
  readonly seconds: number;
  /** How long the learner spoke; as long as the session where the server does not say. */
  readonly spokenSeconds: number;
  /** `max(1, floor(seconds / 10))` where the server says nothing and there was time, else 0. */
  readonly xp: number;
  readonly phrases: number;
  /** `conversation`, `pronunciation`, `interview` or whatever the server calls it. */
  readonly kind: string;
  readonly coach: CoachName | null;
  readonly recap: string | null;
  readonly tip: string | null;
}

/** The day of a time; one that is a date already stays what it is in every time zone. */
const readDate = (time: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return time;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time.slice(0, 10);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

const readPractice = (wire: v.InferOutput<typeof wireSession>): Practice => {
  const learnt = wire.learning_data;
  const seconds = Math.max(0, wire.duration_seconds ?? (wire.duration_minutes ?? 0) * 60);
  return {
    id: wire.id,
    date: readDate(wire.date ?? wire.created_at ?? ''),
    seconds,
    spokenSeconds: Math.min(seconds, Math.max(0, wire.spoken_seconds ?? seconds)),
    xp: learnt?.xp_gained ?? (seconds > 0 ? Math.max(1, Math.floor(seconds / 10)) : 0),
    phrases: learnt?.phrase_count ?? 1,
    kind: learnt?.type ?? 'conversation',
    coach: oneOf(coaches, learnt?.coach ?? null),
    recap: learnt?.summary ?? null,
    tip: learnt?.feedback_tip ?? learnt?.tip ?? null,
  };
};

const session = v.pipe(wireSession, v.transform(readPractice));
export const getSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Practice sessions, newest first: as many as `limit` says, or 200.',
  request: v.object({
    /** How many at most, 1 to 1000; 200 where nothing is said. */
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/, 'It must be a whole number from 1 to 1000.')),
    ),
    /** Where the learner is now, like `Europe/Paris`. This server needs it for `getProgress` only. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.looseObject({ sessions: v.array(session) }),
});

const dayTotal = v.looseObject({
  /** The learner's own date, `YYYY-MM-DD`. */
  date: v.string(),
  xp: v.number(),
  /** How long the sessions were. */
  seconds: v.number(),
  /** How long the learner spoke in them; `seconds` where it is absent. */
  spoken_seconds: v.optional(v.number()),
  phrases: v.number(),
  sessions: v.number(),
});

const recurringError = v.looseObject({
  category: v.string(),
  /** How often in the days asked for. */
  count: v.number(),
  /** The newest sentences it came from, newest first. */
  examples: v.array(v.looseObject({ said: v.string(), better: v.string(), date: v.string() })),
});
/** A kind of mistake that came back. */
export type RecurringError = v.InferOutput<typeof recurringError>;

/** The figures of /progress, added up by the server. Optional to the web app: after a 404 it adds up the sessions itself. */
export const getProgress = endpoint({
  method: 'GET',
  path: '/user/progress',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'What was practised in the last days, day by day, with XP, streak and the mistakes that came back.',
  request: v.object({
    /** How many days up to today, 1 to 366; 30 where nothing is said. */
    days: v.optional(
      v.pipe(v.string(), v.regex(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/, 'It must be a whole number from 1 to 366.')),
    ),
    /** Where the learner is now, like `Europe/Paris`: the days of this answer begin there. It is not stored. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.looseObject({
    /** The learner's own date, `YYYY-MM-DD`: the last of the days. */
    today: v.string(),
    total_xp: v.number(),
    level: v.number(),
    streak: v.number(),
    /** Days on which something was practised, oldest first. */
    days: v.array(dayTotal),
    /** The sessions of these days, newest first. */
    sessions: v.array(session),
    /** Mistakes made more than once in these days, the most frequent first. */
    errors: v.array(recurringError),
  }),
});

const withCoach = v.looseObject({
  coach: v.string(),
  /** Spoken ones. */
  conversations: v.number(),
  seconds: v.number(),
  /** How long the learner spoke in them; `seconds` where it is absent. */
  spoken_seconds: v.optional(v.number()),
  phrases: v.number(),
});

/** Everything so far, by coach. Optional to the web app: after a 404 it adds up the sessions it knows. */
export const getTotals = endpoint({
  method: 'GET',
  path: '/user/totals',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Everything practised so far, added up by coach.',
  answer: v.looseObject({ coaches: v.array(withCoach) }),
});

/** Everything the server knows of a learner. Optional to the web app: what a server of the spec answers with is a 404. */
export const exportEverything = endpoint({
  method: 'GET',
  path: '/user/export',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.filePause,
  summary: 'Everything that belongs to the learner as a file: all of it as JSON, or a line a session as CSV.',
  request: v.object({ format: v.picklist(['json', 'csv']) }),
  answer: v.looseObject({}),
  file: true,
});
