import * as v from 'valibot';
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

/** A session as servers send it: either date, either duration, and what was learnt as an object or as JSON text (spec §3). */
const wireSession = v.looseObject({
  id: text,
  date: text,
  created_at: text,
  duration_seconds: number,
  duration_minutes: number,
  learning_data: v.nullish(v.union([v.pipe(v.string(), v.parseJson(), learningData), learningData])),
});

/** One session with its variants settled and its defaults filled in, so that nobody downstream has to. */
export interface Practice {
  /** The same as its conversation's; null where the server does not say. */
  readonly id: string | null;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly seconds: number;
  /** `max(1, floor(seconds / 10))` where the server says nothing and there was time, else 0 (spec §5). */
  readonly xp: number;
  readonly phrases: number;
  /** `conversation`, `pronunciation`, `interview` or whatever the server calls it. */
  readonly kind: string;
  readonly coach: CoachName | null;
  readonly recap: string | null;
  readonly tip: string | null;
}

/** The day of a time; one that is a date already stays what it is in every time zone. */
const dateOf = (time: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(time)) return time;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return time.slice(0, 10);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

const practiceOf = (wire: v.InferOutput<typeof wireSession>): Practice => {
  const learnt = wire.learning_data;
  const seconds = Math.max(0, wire.duration_seconds ?? (wire.duration_minutes ?? 0) * 60);
  return {
    id: wire.id,
    date: dateOf(wire.date ?? wire.created_at ?? ''),
    seconds,
    xp: learnt?.xp_gained ?? (seconds > 0 ? Math.max(1, Math.floor(seconds / 10)) : 0),
    phrases: learnt?.phrase_count ?? 1,
    kind: learnt?.type ?? 'conversation',
    coach: oneOf(coaches, learnt?.coach ?? null),
    recap: learnt?.summary ?? null,
    tip: learnt?.feedback_tip ?? learnt?.tip ?? null,
  };
};

export const getSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'learner',
  summary: 'Every practice session, newest first.',
  answer: v.looseObject({ sessions: v.array(v.pipe(wireSession, v.transform(practiceOf))) }),
});
