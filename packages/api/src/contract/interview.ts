import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';

/** An answer in the wizard: longer than 2 characters when trimmed. */
const field = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(longest));
const interviewId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const createInterview = endpoint({
  method: 'POST',
  path: '/api/interview',
  access: 'learner',
  body: 'text',
  limit: 'interviews',
  deadlineMs: deadlines.write,
  summary: 'Prepares a mock interview for one job.',
  request: v.object({
    job_title: field(200),
    job_description: field(8000),
    company_name: field(200),
    /** Ours: an earlier interview of the same learner, whose questions are asked again. */
    retry_of: v.optional(interviewId),
  }),
  answer: v.looseObject({ id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]) }),
});

const job = { job_title: v.string(), job_description: v.optional(v.string(), ''), company_name: v.string() };

/** Ours: how one question was answered. */
const answeredQuestion = v.looseObject({
  /** Opening, motivation, behavioural, role, follow-up or closing. */
  kind: v.string(),
  question: v.string(),
  /** Null where it was not answered. */
  answer: v.nullable(v.string()),
  /** The answer was a draft of an engine that is not sure of what it heard. */
  draft: v.optional(v.boolean(), false),
  /** The ideal answer of the assistant; null where it was off. */
  ideal: v.nullish(v.string(), null),
  spoken_seconds: v.nullish(v.number(), null),
  words: v.optional(v.number(), 0),
  /** Which of situation, task, action and result the answer has; empty where the question does not ask for a story. */
  star: v.optional(
    v.nullable(v.looseObject({ situation: v.boolean(), task: v.boolean(), action: v.boolean(), result: v.boolean() })),
    null,
  ),
});
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestion>;

/** Ours: the figures of one interview. */
const measures = v.looseObject({
  questions: v.number(),
  answered: v.number(),
  words: v.number(),
  /** How long the learner spoke, without the silence. */
  spoken_seconds: v.number(),
  /** Words a minute of the speech that was measured, long pauses left out; null where there is too little of it. */
  pace: v.nullable(v.number()),
  /** Filler words with how often they were said, the most frequent first. */
  fillers: v.array(v.looseObject({ word: v.string(), count: v.number() })),
});
export type InterviewMeasures = v.InferOutput<typeof measures>;

/** Words a minute between which an answer is easy to follow, both with; ours. What is said of a pace and what is drawn of it agree. */
export const easyPace = { from: 100, to: 160 } as const;

/** Ours: the review in its parts; `summary` says the same in one text, for every client. */
const review = v.looseObject({
  ...job,
  /** The learner's own date, `YYYY-MM-DD`. */
  date: v.string(),
  strengths: v.array(v.string()),
  /** Advice on what to work on, by the part of a story that it belongs to, or in general. */
  gaps: v.array(
    v.looseObject({ part: v.picklist(['situation', 'task', 'action', 'result', 'general']), advice: v.string() }),
  ),
  /** At most three of the learner's own sentences, said better. */
  better: v.array(v.looseObject({ said: v.string(), better: v.string(), why: v.string() })),
  measures,
  questions: v.array(answeredQuestion),
  /** The interview that this one repeats; its questions are in the order of `questions`, null where this one's is new. */
  earlier: v.nullable(
    v.looseObject({
      id: v.string(),
      date: v.string(),
      measures,
      questions: v.array(v.nullable(answeredQuestion)),
    }),
  ),
});
export type InterviewReview = v.InferOutput<typeof review>;

export const getInterviewSummary = endpoint({
  method: 'POST',
  path: '/api/interview/session/summary',
  access: 'learner',
  body: 'text',
  limit: 'engine',
  deadlineMs: deadlines.review,
  summary: 'The feedback on one interview.',
  request: v.object({ interview_id: interviewId }),
  answer: v.looseObject({
    summary: v.nullish(v.string(), ''),
    error: v.nullish(v.string()),
    /** Ours; absent from a server of the specification. */
    review: v.optional(review),
  }),
});
export type InterviewSummary = v.InferOutput<(typeof getInterviewSummary)['answer']>;

const pastInterview = v.looseObject({
  id: v.string(),
  ...job,
  /** The learner's own date, `YYYY-MM-DD`. */
  date: v.string(),
  duration_seconds: v.optional(v.number(), 0),
  answered: v.optional(v.number(), 0),
  retry_of: v.nullish(v.string(), null),
});
export type PastInterview = v.InferOutput<typeof pastInterview>;

export const getInterviews = endpoint({
  method: 'GET',
  path: '/user/interviews',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The interviews with at least one answer, newest first; at most fifty.',
  answer: v.looseObject({ interviews: v.array(pastInterview) }),
});
