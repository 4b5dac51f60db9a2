import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/storage/schema.ts';
import { exportedRows } from './rows.ts';
import { exportedTables } from './tables.ts';

/** Everything of a learner as one JSON object, a list of rows for each table, in pieces. @param now ms since 1970 */
export async function* asJson(db: Kysely<Database>, userId: string, now: number): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(now).toISOString())}`;
  for (const table of exportedTables) {
    yield `,\n${JSON.stringify(table.name)}: [`;
    let separator = '\n';
    for await (const row of exportedRows(db, userId, table)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
