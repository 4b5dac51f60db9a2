import type { Generated } from 'kysely';

/** A mock interview as it was asked for. Its practice session has the same id, and begins when its socket opens first. */
export interface InterviewTable {
  id: string;
  user_id: string;
  job_title: string;
  job_description: string;
  company_name: string;
  /** The earlier interview whose questions are asked again. */
  retry_of: string | null;
  created_at: number;
  /** JSON: what the interviewer made of it, once it was made. */
  assessment: string | null;
}

/** A question of an interview, or its goodbye, beside the turn in which it was said. */
export interface InterviewStepTable {
  turn_id: string;
  session_id: string;
  /** Order within the interview, from 1. Unique with session_id. */
  position: number;
  kind: 'opening' | 'motivation' | 'behavioural' | 'role' | 'follow-up' | 'closing' | 'goodbye';
  /** The question alone, without what led to it; empty for the goodbye. */
  question: string;
  /** An ideal answer is wanted: 0 or 1, as the answer said; 0 again where none could be made. */
  assistant: Generated<number>;
  ideal: string | null;
  ideal_at: number | null;
  /** The ideal answer was heard to its end. */
  ideal_heard_at: number | null;
}
