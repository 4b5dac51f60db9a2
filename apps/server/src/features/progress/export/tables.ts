import type { Database } from '../../../platform/storage/schema.ts';

/** A table of the export, and how its rows are found. */
export interface ExportedTable {
  readonly name: keyof Database;
  /** The column that leads to the learner: `id` and `user_id` are the learner's, the others belong to one of their sessions or turns. */
  readonly by: 'id' | 'user_id' | 'session_id' | 'turn_id';
  /** The rest of the key: rows are read in its order, a portion at a time. Only where there may be many. */
  readonly key?: string;
  /** The column that puts the rows of one session in order. */
  readonly order?: 'position';
  /** Columns that are not the learner's affair: secrets, and how the server works. */
  readonly without?: readonly string[];
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
}

/** Everything that belongs to a learner. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'users',
    by: 'id',
    without: ['password_hash', 'token_generation', 'streak_from', 'streak_to'],
    json: ['topics'],
  },
  { name: 'identities', by: 'user_id' },
  { name: 'practice_sessions', by: 'user_id', key: 'id', without: ['held_by', 'settled'] },
  { name: 'turns', by: 'session_id', order: 'position', without: ['client_id'] },
  { name: 'corrections', by: 'turn_id' },
  { name: 'level_estimates', by: 'user_id', key: 'number', json: ['features'] },
  { name: 'drills', by: 'session_id', json: ['history'] },
  { name: 'drill_phrases', by: 'session_id', order: 'position', json: ['words'] },
  { name: 'drill_learners', by: 'user_id' },
  { name: 'assessments', by: 'user_id', key: 'reading', without: ['reading'], json: ['words'] },
  { name: 'practice_items', by: 'user_id' },
  { name: 'offered_sentences', by: 'user_id', key: 'number' },
  { name: 'interviews', by: 'user_id', key: 'id', json: ['assessment'] },
  { name: 'interview_steps', by: 'session_id', order: 'position' },
  { name: 'checkouts', by: 'user_id' },
  { name: 'subscriptions', by: 'user_id' },
  { name: 'sandbox_subscriptions', by: 'user_id' },
];

/** The tables that are not exported, and why. */
export const notExported: Readonly<Record<string, string>> = {
  one_time_codes: 'secrets that live for minutes',
  refresh_tokens: 'secrets',
  socket_tickets: 'secrets that live for seconds',
  login_returns: 'secrets that live for a minute',
  pending_logins: 'no learner’s yet',
  mailbox: 'mail that was sent to the learner already',
  payment_events: 'the server’s own',
  settings: 'the server’s own',
  rate_limits: 'the server’s own',
  migrations: 'the server’s own',
  migration_lock: 'the server’s own',
};
