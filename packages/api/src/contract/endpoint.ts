import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Who may call: `learner` needs a bearer token (spec §6). */
export type Access = 'anyone' | 'learner';

/** One call of spec §7, declared once: the client, the server's validation and the OpenAPI page are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  /**
   * How long one attempt may take until its answer is here, in milliseconds: one of `deadlines`. Of a file, which may be of any size, how long
   * the next piece may take.
   */
  readonly deadlineMs: number;
  /** Made twice, it has the effect of once, so that the client may try it again by itself, as it does with every `GET`. */
  readonly idempotent?: true;
  /** One plain sentence for `/api/docs`. */
  readonly summary: string;
  /** Body of the request, or its query for `GET`. Absent where the spec sends none. */
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

/** What the caller hands in. */
export type RequestOf<E extends Endpoint> = E extends { request: infer S extends GenericSchema }
  ? InferInput<S>
  : undefined;
/** What a server's handler receives: the request after validation. */
export type ParsedRequestOf<E extends Endpoint> = E extends { request: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;
type Empty<E extends Endpoint> = E extends { empty: true } ? null : never;
/** What a server's handler gives back; `null` becomes a 204. */
export type AnswerInputOf<E extends Endpoint> = InferInput<E['answer']> | Empty<E>;
/** What the client hands on; `null` stands for a 204. */
export type AnswerOf<E extends Endpoint> = InferOutput<E['answer']> | Empty<E>;

/** Declares a call, keeping its literal types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;
