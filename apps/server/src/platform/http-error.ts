import type { ErrorCode } from '@sayso/api/contract/errors';

/** An answer other than 200. `detail` is a sentence for people, `code` is for programs. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  /** When trying again makes sense, in whole seconds; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(detail, options);
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

/** The token is missing, wrong or too old. */
export const unauthorized = (): HttpError =>
  new HttpError(401, 'unauthorized', 'Your session has ended. Please log in again.');
