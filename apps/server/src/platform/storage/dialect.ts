/** Which database is behind Kysely. */
export type Dialect = 'sqlite' | 'postgres';
