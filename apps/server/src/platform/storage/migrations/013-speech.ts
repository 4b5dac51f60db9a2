import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Database } from '../schema.ts';

/** Words of a text as far as spaces tell, each at 150 a minute, ms. */
const wordsMs = (column: string) =>
  sql`400 * (length(trim(${sql.ref(column)})) - length(replace(trim(${sql.ref(column)}), ' ', '')) + 1)`;

const statements = [
  sql`alter table turns add column spoken_measured integer not null default 0`,
  // It was the length of the recording: of that, no more counts as speech than the words allow. Clients of the specification sent no time.
  sql`update turns set spoken_ms = case
      when spoken_ms > 0 and spoken_ms < ${wordsMs('text')} then spoken_ms else ${wordsMs('text')} end
    where role = 'user' and (spoken_ms > 0 or client_id is null)
      and session_id in (select id from practice_sessions where kind in ('conversation', 'interview'))`,
  sql`update practice_sessions set
    spoken_ms = (select coalesce(sum(turns.spoken_ms), 0) from turns where turns.session_id = practice_sessions.id)
    where kind in ('conversation', 'interview')`,
  sql`update practice_sessions set
    spoken_ms = (select coalesce(sum(${wordsMs('drill_phrases.transcript')}), 0) from drill_phrases
      where drill_phrases.session_id = practice_sessions.id and drill_phrases.transcript <> '')
    where kind = 'pronunciation' and spoken_ms = 0`,
];

/** Keeps with each turn how long the speech in it was, and whether that was measured. */
export const speech = async (db: Kysely<Database>, _dialect: Dialect): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
