/** How many calls are allowed in a window of time, which begins with the first of them. */
export interface Limit {
  /** The name of the counter in the server's database. It stays, so that an update of the server forgets no count. */
  readonly counter: string;
  readonly calls: number;
  /** Length of the window in seconds. */
  readonly seconds: number;
  /**
   * Whose calls are counted together: those of one learner, or those of one network address (an IPv4 address or an IPv6 /64). The operator may
   * widen the limits of networks for a school behind one address (`CALLER_LIMIT_FACTOR`).
   */
  readonly per: 'learner' | 'network';
}

const minute = 60;
const hour = 60 * minute;

/**
 * The rate limits. Endpoints with the same limit share its counter. Tries of passwords and codes have further limits of their own in the server,
 * since they depend on the e-mail address in the request.
 */
export const limits = {
  /** Work of the engines, for which the operator pays: the fastest drill makes about 25 calls a minute. */
  engine: { counter: 'engine-per-learner', calls: 60, seconds: minute, per: 'learner' },
  /** Sockets that one learner opens: more than any bad line needs. */
  sockets: { counter: 'tickets-per-learner', calls: 60, seconds: minute, per: 'learner' },
  /** New interviews: far more than a learner can finish. */
  interviews: { counter: 'interviews-per-learner', calls: 30, seconds: hour, per: 'learner' },
  /** Payments that are started, finished or not. */
  checkouts: { counter: 'checkout', calls: 30, seconds: hour, per: 'learner' },
  /** Questions whether an account exists. */
  checks: { counter: 'checks-per-caller', calls: 120, seconds: 15 * minute, per: 'network' },
  /** Mails with a one-time code. */
  codes: { counter: 'codes-per-caller', calls: 30, seconds: hour, per: 'network' },
  /** Tries of one-time codes and of other secrets that are good once. */
  tries: { counter: 'tries-per-caller', calls: 100, seconds: hour, per: 'network' },
  /** Tries of passwords. */
  logins: { counter: 'logins-per-caller', calls: 100, seconds: 15 * minute, per: 'network' },
} as const satisfies Record<string, Limit>;

/** The name of a rate limit. */
export type LimitName = keyof typeof limits;
