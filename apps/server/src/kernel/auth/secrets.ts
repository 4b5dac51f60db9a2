import { newSecret } from '../../platform/config/random-secrets.ts';
import type { Random } from '../../platform/ports.ts';
import type { Storage } from '../../platform/storage/open-database.ts';

/** Reads a secret of 256 bits by its name. The first process that asks creates it; all share it through the database. */
export const readOrCreateSecret = async ({ db }: Storage, random: Random, name: string): Promise<Uint8Array> => {
  const value = newSecret(random);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
};
