import { type DatabaseIntrospector, type Kysely, PostgresDialect, sql } from 'kysely';

/** Names the tables of this server's own schema. Kysely's introspector reads every column of every schema, which takes long on a shared database. */
const ownTables = (db: Kysely<unknown>): DatabaseIntrospector => ({
  getSchemas: async () => (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows,
  getTables: async () => {
    const tables = await sql<{
      name: string;
    }>`select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`.execute(db);
    return tables.rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }));
  },
});

/** Kysely's PostgreSQL dialect, with an introspection that sees no more than the Migrator needs: the names of the server's own tables. */
export class OwnSchemaPostgresDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return ownTables(db);
  }
}
