/** What a server knows of one call. */
export interface BareCall {
  /** Method and path. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
}

/** Status and JSON; no body is an empty answer. */
export type BareAnswer = readonly [status: number, body?: object];

/** What such a server remembers, and tests may change. */
export interface BareState {
  /** The token that is good now. */
  token: string;
  /** The coach's voice, base64. */
  readonly voice: string;
  /** What the recogniser hears next, one after the other. */
  readonly transcripts: string[];
  /** How often the summary is asked for before it is there. */
  summaryIn: number;
  /** A phrase was saved, so that there is a drill to sum up. */
  isDrilled: boolean;
  /** What a payment is answered with. */
  checkout: BareAnswer;
  /** The learner's address; null where a provider told none. */
  email: string | null;
}

/** What is answered to each call, by its name. */
export type Calls = Readonly<Record<string, (state: BareState, call: BareCall) => BareAnswer>>;
