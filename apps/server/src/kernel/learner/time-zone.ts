import type { Kysely } from 'kysely';
import { HttpError, unauthorized } from '../../platform/http-error.ts';
import type { Database } from '../../platform/storage/schema.ts';

/** The name by which this server keeps a time zone; null for one that it does not know. */
export const knownTimeZone = (name: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/**
 * The zone's name as it is stored.
 * @throws HttpError 400 when it is no IANA time zone.
 */
export const checkedTimeZone = (name: string): string => {
  const known = knownTimeZone(name);
  if (known !== null) return known;
  const detail = 'The field “time_zone” is not a time zone. Send a name like Europe/Paris.';
  throw new HttpError(400, 'invalid_request', detail);
};

/**
 * Reads the learner's time zone.
 * @param told the zone that the page names; it is used for this answer alone, and ignored where this server does not know it
 * @throws HttpError 401 when the account is gone
 */
export const readTimeZone = async (db: Kysely<Database>, userId: string, told?: string): Promise<string> => {
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  if (!user) throw unauthorized();
  return (told === undefined ? null : knownTimeZone(told)) ?? user.time_zone;
};

/** Stores the time zone that the page names: the learner's days begin there from now on. A zone that this server does not know changes nothing. */
export const storeTimeZone = async (db: Kysely<Database>, userId: string, told: string | undefined): Promise<void> => {
  const zone = told === undefined ? null : knownTimeZone(told);
  if (zone === null) return;
  await db
    .updateTable('users')
    .set({ time_zone: zone })
    .where('id', '=', userId)
    .where('time_zone', '!=', zone)
    .execute();
};
