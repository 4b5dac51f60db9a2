import type { Generated } from 'kysely';
import type {
  AssessmentTable,
  DrillLearnerTable,
  DrillPhraseTable,
  DrillTable,
  OfferedSentenceTable,
  PracticeItemTable,
} from './drill-tables.ts';
import type { InterviewStepTable, InterviewTable } from './interview-tables.ts';
import type {
  CheckoutTable,
  PaymentEventTable,
  SandboxSubscriptionTable,
  SubscriptionTable,
} from './payment-tables.ts';

/**
 * The tables, one query code for SQLite and PostgreSQL: times are integers (ms since 1970), JSON is text,
 * booleans are 0 or 1, identifiers are random text made by the server.
 */
export interface Database {
  users: UserTable;
  one_time_codes: OneTimeCodeTable;
  refresh_tokens: RefreshTokenTable;
  socket_tickets: SocketTicketTable;
  identities: IdentityTable;
  pending_logins: PendingLoginTable;
  login_returns: LoginReturnTable;
  practice_sessions: PracticeSessionTable;
  turns: TurnTable;
  corrections: CorrectionTable;
  level_estimates: LevelEstimateTable;
  drills: DrillTable;
  drill_phrases: DrillPhraseTable;
  drill_learners: DrillLearnerTable;
  assessments: AssessmentTable;
  practice_items: PracticeItemTable;
  offered_sentences: OfferedSentenceTable;
  checkouts: CheckoutTable;
  subscriptions: SubscriptionTable;
  payment_events: PaymentEventTable;
  sandbox_subscriptions: SandboxSubscriptionTable;
  interviews: InterviewTable;
  interview_steps: InterviewStepTable;
  settings: SettingTable;
  mailbox: MailboxTable;
  rate_limits: RateLimitTable;
}

export interface UserTable {
  id: string;
  /** Lowercased, composed form. Unique. */
  email: string;
  password_hash: string | null;
  auth_provider: string;
  full_name: string | null;
  picture: string | null;
  english_level: string | null;
  goal: string | null;
  /** JSON list of strings. */
  topics: Generated<string>;
  profile_setup_status: string | null;
  selected_character: string | null;
  /** Plus that was given by hand, without end. What is paid for is in `subscriptions`. */
  is_premium: Generated<number>;
  total_xp: Generated<number>;
  /** Days on each of which the learner practised, the first and the last, `YYYY-MM-DD`: as far as the streak was last counted. */
  streak_from: string | null;
  streak_to: string | null;
  /** IANA name, `UTC` until the page says better. */
  time_zone: Generated<string>;
  /** Goes up when every access token given out so far must stop working (a new password). */
  token_generation: Generated<number>;
  created_at: number;
}

export interface OneTimeCodeTable {
  id: string;
  email: string;
  reason: 'signup' | 'reset';
  code_hash: string;
  created_at: number;
  expires_at: number;
  tries: number;
  verified_at: number | null;
  used_at: number | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  user_id: string;
  /** All tokens that descend from one sign-in: a replay revokes the family. */
  family: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
  /** The token that this one was exchanged for, encrypted with this token itself: two tabs within the grace get the same pair. */
  successor: string | null;
}

/** A ticket that opens one socket, once. */
export interface SocketTicketTable {
  ticket_hash: string;
  user_id: string;
  /** The sign-in that it belongs to, as in `refresh_tokens`. */
  family: string;
  expires_at: number;
}

/** The identity of a learner at a provider. An account is found by this, never by its address. */
export interface IdentityTable {
  provider: string;
  /** The provider's own id of the person. Unique with provider. */
  subject: string;
  user_id: string;
  created_at: number;
}

/** A browser that was sent to a provider and has not come back yet. */
export interface PendingLoginTable {
  state_hash: string;
  provider: string;
  /** The hash of the secret in a cookie of the browser that began. */
  browser_hash: string;
  code_verifier: string;
  nonce: string;
  redirect_uri: string;
  expires_at: number;
}

/** A sign-in at a provider that its page has not picked up yet. */
export interface LoginReturnTable {
  token_hash: string;
  /** The hash of the secret in a cookie of the browser that came back. */
  browser_hash: string;
  user_id: string;
  expires_at: number;
}

export interface PracticeSessionTable {
  id: string;
  user_id: string;
  kind: 'conversation' | 'text' | 'pronunciation' | 'interview';
  coach: string;
  started_at: number;
  /** Moves with every turn. */
  last_active_at: number;
  ended_at: number | null;
  /** The learner's own date when the session began, `YYYY-MM-DD`. */
  local_date: string;
  /** When that day ends where the learner was then; null for what no daily limit counts. */
  day_ends_at: Generated<number | null>;
  /** How long the learner spoke, without the silence, ms. */
  spoken_ms: number;
  /** The scenario that a conversation began with; null for other sessions, and for conversations before there were scenarios. */
  scenario: Generated<string | null>;
  /** How long was practised, long pauses cut, ms; up to date once `settled`. */
  practised_ms: Generated<number>;
  /** The number of turns or phrases that the learner said; up to date once `settled`. */
  phrases: Generated<number>;
  /** 1 once `practised_ms`, `phrases` and `xp_gained` are what they will be. A drill is settled with every phrase. */
  settled: Generated<number>;
  /** Null until the session has ended. */
  xp_gained: number | null;
  recap: string | null;
  tip: string | null;
  /** The connection that may write to this session now, random text: a newer one replaces it and the older can write no more. */
  held_by: string | null;
}

export interface TurnTable {
  id: string;
  session_id: string;
  /** Order within the session, from 1. Unique with session_id. */
  position: number;
  role: 'coach' | 'user';
  text: string;
  /** The transcript of the engine, where the learner corrected it afterwards. */
  heard: string | null;
  draft: number;
  /** The page's own id of a message: unique within the session, so that a message sent twice is one turn. */
  client_id: string | null;
  /** For a coach's turn: the learner's turn it answers. Unique, so that two processes cannot both answer. Null for the greeting. */
  answers: string | null;
  /** The coach's turn was heard to its end. */
  heard_at: number | null;
  /** The grammar of this turn was looked at. */
  analysed_at: number | null;
  /** How long the speech in it is, without the silence, ms; 0 where it was typed. */
  spoken_ms: number;
  /** Whether that was measured: 0 or 1. Otherwise it is at most what the words take. */
  spoken_measured: Generated<number>;
  created_at: number;
}

export interface CorrectionTable {
  id: Generated<number>;
  turn_id: string;
  category: string;
  said: string;
  better: string;
  explanation: string;
}

/** A level estimated from what a learner said, and what the estimate rests on. */
export interface LevelEstimateTable {
  user_id: string;
  /** From 1. Unique with user_id, so that two processes cannot both make the next. */
  number: number;
  created_at: number;
  level: string;
  /** All words that counted so far; the next estimate needs more. */
  words: number;
  /** 0 to 6. */
  score: number;
  /** JSON: what was measured. */
  features: string;
  /** The turns that it was made from, the first and the last. */
  from_turn: string;
  to_turn: string;
}

export interface SettingTable {
  name: string;
  value: string;
}

/** Mail that had no SMTP server to go to. */
export interface MailboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  sent_at: number;
}

/** One counter of calls: how many since it started, and when it starts again. */
export interface RateLimitTable {
  name: string;
  points: number;
  resets_at: number;
}
