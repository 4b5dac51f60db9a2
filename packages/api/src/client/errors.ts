/** The server answered, and said no. `message` is its `detail`, a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** For programs; `undefined` where the server sends none. */
  readonly code: string | undefined;
  constructor(status: number, detail: string, code?: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** The server could not be reached, or the connection broke. Trying again may help. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered with something else than the contract says. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

/** The session is over: there is no valid token and none can be had. The tokens are already cleared. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError';
}

/** Whether the server said neither yes nor no: it was not reached, or it is down, starting or too busy just now. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
