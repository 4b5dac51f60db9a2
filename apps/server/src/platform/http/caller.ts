/** The learner behind a call. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  /** The sign-in that the call belongs to: the call is refused once that has ended. */
  readonly signIn: string;
}

/** Recognises the learner behind an access token. */
export interface Authenticator {
  /** Gives null for a token that is wrong, too old or logged out, and where the account is gone. */
  authenticate(accessToken: string): Promise<Caller | null>;
}
