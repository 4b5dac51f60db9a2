import type { AnswerInputOf, Endpoint, ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Caller, Tokens } from '../accounts/tokens.ts';
import { HttpError, unauthorized } from './HttpError.ts';
import { invalidRequest } from './invalidRequest.ts';
import type { App } from './Services.ts';

/** Enough for any text; a call that carries audio takes {@link audioBodyLimit}. Bytes. */
const textBodyLimit = 256 * 1024;
/** The largest recording of contract/speech.ts, with room for the JSON around it. Bytes. */
export const audioBodyLimit = 1_700_000;

/** One call as its handler sees it. */
export interface Call<E extends Endpoint> {
  /** The request, validated. */
  readonly input: ParsedRequestOf<E>;
  /** Who calls; null for a call that anyone may make. */
  readonly learner: E['access'] extends 'learner' ? Caller : null;
  readonly request: FastifyRequest;
  /** Aborts when the caller goes away before the answer. */
  readonly signal: AbortSignal;
}

const takesAudio = (endpoint: Endpoint): boolean =>
  endpoint.request !== undefined &&
  'entries' in endpoint.request &&
  typeof endpoint.request.entries === 'object' &&
  endpoint.request.entries !== null &&
  'audio_base64' in endpoint.request.entries;

/** The request of a call. @throws HttpError 400 when it is not what the contract says */
export const parseInput = <E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedRequestOf<E> => {
  // The contract's types are settled per endpoint; here, where all of them pass, they cannot be told apart.
  if (!endpoint.request) return undefined as ParsedRequestOf<E>;
  const given = (endpoint.method === 'GET' ? request.query : request.body) ?? {};
  const result = v.safeParse(endpoint.request, given);
  if (!result.success) throw invalidRequest(result.issues);
  return result.output as ParsedRequestOf<E>;
};

const decorator = 'tokens';

/** Tells every `route` of this server how to recognise learners. */
export const authenticateWith = (app: App, tokens: Tokens): void => {
  app.decorate(decorator, tokens);
};

/** The token of `Authorization: Bearer TOKEN`. */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Who makes this request. @throws HttpError 401 without a token that is good */
export const callerOf = async (app: App, request: FastifyRequest): Promise<Caller> => {
  const token = bearerOf(request);
  const caller = token === null ? null : await app.getDecorator<Tokens>(decorator).authenticate(token);
  if (caller === null) throw unauthorized();
  return caller;
};

/**
 * Serves a call of the contract: who may call is checked first, then the request, then `handler` answers. `null` becomes a 204.
 * @param handler may throw HttpError, BadAudio and EngineUnavailable; anything else becomes a 500 whose cause is in the log.
 */
export const route = <const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInputOf<E>> | AnswerInputOf<E>,
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: takesAudio(endpoint) ? audioBodyLimit : textBodyLimit,
    handler: async (request, reply) => {
      const learner = endpoint.access === 'learner' ? await callerOf(app, request) : null;
      const input = parseInput(endpoint, request);
      const gone = new AbortController();
      const leave = () => {
        if (!reply.raw.writableFinished) gone.abort(new HttpError(499, 'internal', 'The caller went away.'));
      };
      reply.raw.once('close', leave);
      // The contract's types are settled per endpoint; here, where all of them pass, they cannot be told apart.
      const call = { input, learner, request, signal: gone.signal } as Call<E>;
      const answer = await handler(call);
      reply.header('cache-control', 'no-store');
      if (answer === null) return reply.code(204).send();
      return reply.send(answer);
    },
  });
};
