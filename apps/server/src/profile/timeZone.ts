import { HttpError } from '../http/HttpError.ts';

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
