import { HttpError } from '../http/HttpError.ts';

/**
 * The zone's name as it is stored.
 * @throws HttpError 400 when it is no IANA time zone.
 */
export const checkedTimeZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new HttpError(
      400,
      'invalid_request',
      'The field “time_zone” is not a time zone. Send a name like Europe/Paris.',
      {
        cause,
      },
    );
  }
};
