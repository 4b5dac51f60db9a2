import { HttpError } from '../../platform/http-error.ts';

/** A place in the list of conversations: everything that comes after this one. */
export interface HistoryCursor {
  /** ms since 1970. */
  readonly startedAt: number;
  readonly id: string;
}

/** The place as the page sends it back. Two conversations may begin in the same millisecond, so the time alone is none. */
export const formatCursor = (startedAt: number, id: string): string => `${startedAt}.${id}`;

/** @throws HttpError for what this server did not write */
export const readCursor = (cursor: string): HistoryCursor => {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    throw new HttpError(
      400,
      'invalid_request',
      'The field “before” is not right. It must be the “next” of an earlier answer.',
    );
  }
  return { startedAt: Number(time), id };
};
