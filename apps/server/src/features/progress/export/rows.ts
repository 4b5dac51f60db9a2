import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/storage/schema.ts';
import type { ExportedTable } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** How many rows, or sessions with what hangs on them, are in memory at a time. */
const portion = { rows: 500, sessions: 20 };

/** All rows of one learner in a table, a portion at a time: other calls do not wait for the whole of it. */
async function* ownRows(db: Kysely<Database>, userId: string, table: ExportedTable): AsyncGenerator<Row> {
  const { key } = table;
  const own = sql`select * from ${sql.table(table.name)} where ${sql.ref(table.by)} = ${userId}`;
  if (key === undefined) {
    yield* (await sql<Row>`${own}`.execute(db)).rows;
    return;
  }
  let after: unknown;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`;
    const { rows } = await sql<Row>`${own} ${rest} order by ${sql.ref(key)} limit ${portion.rows}`.execute(db);
    yield* rows;
    if (rows.length < portion.rows) return;
    after = rows.at(-1)?.[key];
  }
}

/** The ids of all sessions, some at a time. */
async function* sessionIds(db: Kysely<Database>, userId: string): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('practice_sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(portion.sessions)
      .execute();
    if (rows.length > 0) yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    if (!last || rows.length < portion.sessions) return;
    after = last.id;
  }
}

/** The rows that belong to the sessions of a learner. */
async function* rowsOfSessions(db: Kysely<Database>, userId: string, table: ExportedTable): AsyncGenerator<Row> {
  for await (const ids of sessionIds(db, userId)) {
    const among = sql`in (${sql.join(ids)})`;
    const where =
      table.by === 'session_id'
        ? sql`session_id ${among}`
        : sql`turn_id in (select id from turns where session_id ${among})`;
    const within = table.order === undefined ? sql`` : sql`, ${sql.ref(table.order)}`;
    // PostgreSQL may return a row that was updated after the other rows.
    const order = sql`${sql.ref(table.by)}${within}`;
    yield* (await sql<Row>`select * from ${sql.table(table.name)} where ${where} order by ${order}`.execute(db)).rows;
  }
}

/** A value as people read it: a time as ISO 8601, JSON as what it says. */
const readable = (name: string, value: unknown, json: readonly string[]): unknown => {
  if (typeof value === 'number' && name.endsWith('_at')) return new Date(value).toISOString();
  return json.includes(name) && typeof value === 'string' ? JSON.parse(value) : value;
};

/** Every row of the learner in one table, without the columns that are not theirs. */
export async function* exportedRows(
  db: Kysely<Database>,
  userId: string,
  table: ExportedTable,
): AsyncGenerator<Record<string, unknown>> {
  const { without = [], json = [] } = table;
  const rows = table.by === 'id' || table.by === 'user_id' ? ownRows : rowsOfSessions;
  for await (const row of rows(db, userId, table)) {
    const kept = Object.entries(row).filter(([name]) => !without.includes(name));
    yield Object.fromEntries(kept.map(([name, value]) => [name, readable(name, value, json)]));
  }
}
