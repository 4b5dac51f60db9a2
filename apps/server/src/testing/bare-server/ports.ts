/** One call, as a server sees it. */
export interface BareCall {
  /** Method and path. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
}

/** Status and JSON; no body is an empty answer. */
export type BareAnswer = readonly [status: number, body?: object];

/** The memory of such a server, which tests may change. */
export interface BareState {
  /** The token that is good now. */
  token: string;
  /** The coach's voice, base64. */
  readonly voice: string;
  /** The transcripts that the recogniser gives next, one after the other. */
  readonly transcripts: string[];
  /** How often the summary is asked for before it is there. */
  summaryIn: number;
  /** A phrase was saved, so that there is a drill to sum up. */
  isDrilled: boolean;
  /** The answer to a payment. */
  checkout: BareAnswer;
  /** The learner's address; null where a provider told none. */
  email: string | null;
}

/** The answer to each call, by its name. */
export type Calls = Readonly<Record<string, (state: BareState, call: BareCall) => BareAnswer>>;
