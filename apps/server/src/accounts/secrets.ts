import type { Random } from '../http/ports.ts';
import type { Storage } from '../storage/openDatabase.ts';
import { newSecret } from './randomSecrets.ts';

/**
 * A secret of 256 bits by its name, made by whichever process asks first and shared by all through the database.
 */
export const secretOf = async ({ db }: Storage, random: Random, name: string): Promise<Uint8Array> => {
  const value = newSecret(random);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
};
