/** The server answered, and said no. `message` is its `detail`, a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** For programs; `undefined` where the server sends none. */
  readonly code: string | undefined;
  /** How long the server asks to be left alone (`Retry-After`), in milliseconds; `undefined` where it does not say. */
  readonly retryAfterMs: number | undefined;
  constructor(status: number, detail: string, code?: string, retryAfterMs?: number) {
    super(detail);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server could not be reached, or the connection broke. Trying again may help. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server took longer than the call may take. Trying again may help. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(options?: ErrorOptions) {
    super('The server takes too long to answer. Check your connection and try again.', options);
  }
}

/** The server answered with something else than the contract says. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

/** The session is over: there is no valid token and none can be had. The tokens are already cleared. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError';
}

/** Whether the server said neither yes nor no: it was not reached, took too long, or is down, starting or too busy just now. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));
