import type { Kysely } from 'kysely';
import { HttpError, unauthorized } from '../http/HttpError.ts';
import type { Database } from '../storage/schema.ts';

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
 * Where the learner is. Where the page tells another zone than the one that is known, the learner has moved: their days begin there from
 * now on. A zone that this server does not know changes nothing.
 * @throws HttpError 401 when the account is gone.
 */
export const timeZoneOf = async (db: Kysely<Database>, userId: string, told: string | undefined): Promise<string> => {
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  if (!user) throw unauthorized();
  const zone = (told === undefined ? null : knownTimeZone(told)) ?? user.time_zone;
  if (zone !== user.time_zone) {
    await db.updateTable('users').set({ time_zone: zone }).where('id', '=', userId).execute();
  }
  return zone;
};
