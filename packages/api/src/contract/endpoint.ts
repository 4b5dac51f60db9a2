import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { BodyKind } from './bodies.ts';
import type { LimitName } from './limits.ts';

/** Who may call: a `visitor` needs nothing, a `learner` needs a bearer token. */
export type Access = 'visitor' | 'learner';

/**
 * One call of the server, declared once with its policy: access, body, limit and deadline. The client, the server's checks and the OpenAPI page are
 * made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /** How large the request's body may be. `none` for every `GET`, whose request is the query. */
  readonly body: BodyKind;
  /** The rate limit that counts this call; null where the call needs none. */
  readonly limit: LimitName | null;
  /**
   * How long one attempt may take until its answer is here, in milliseconds: one of `deadlines`. Of a file, which may be of any size, how long
   * the next piece may take.
   */
  readonly deadlineMs: number;
  /** Made twice, it has the effect of once, so that the client may try it again by itself, as it does with every `GET`. */
  readonly idempotent?: true;
  /** One plain sentence for `/api/docs`. */
  readonly summary: string;
  /** Body of the request, or its query for `GET`. Absent where the call sends nothing. */
  readonly request?: GenericSchema;
  /** Body of a 200. What the server sends is its input, what the client hands on its output. */
  readonly answer: GenericSchema;
  /** Makes `answer` of what another server may send instead, before the client checks it. */
  readonly adapt?: (body: unknown) => unknown;
  /** The call may answer 204 with no body, which the client hands on as `null`. */
  readonly empty?: true;
  /** The answer is a file to be kept, which the client hands on as it is. */
  readonly file?: true;
}

/** The input of a call. */
export type RequestOf<E extends Endpoint> = E extends { request: infer S extends GenericSchema }
  ? InferInput<S>
  : undefined;
/** The input of a server's handler: the request after validation. */
export type ParsedRequestOf<E extends Endpoint> = E extends { request: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;
type Empty<E extends Endpoint> = E extends { empty: true } ? null : never;
/** The result of a server's handler; `null` becomes a 204. */
export type AnswerInputOf<E extends Endpoint> = InferInput<E['answer']> | Empty<E>;
/** The result of a call of the client; `null` stands for a 204. */
export type AnswerOf<E extends Endpoint> = InferOutput<E['answer']> | Empty<E>;

/** Declares a call, keeping its literal types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;
