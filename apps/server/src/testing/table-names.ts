import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/storage/schema.ts';

const sqlite = sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
const postgres = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;

/**
 * Names of all tables of a test’s own database. Kysely’s introspection looks into every schema, the system’s included.
 */
export const tableNames = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const query = process.env['SAYSO_TEST_DATABASE'] === 'postgres' ? postgres : sqlite;
  return (await query.execute(db)).rows.map(({ name }) => name);
};
