import { type BodyKind, bodies } from '@sayso/api/contract/bodies';
import type { AnswerInputOf, Endpoint, ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../ports.ts';
import { callerIn, demandLearner } from './access.ts';
import type { Caller } from './caller.ts';
import { withinDeadline } from './deadline.ts';
import { invalidRequest } from './invalid-request.ts';
import { createRouteLimit } from './limit-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of body that the requests of a call of the contract may carry. */
    body?: BodyKind;
  }
}

/** One call as its handler sees it. */
export interface Call<E extends Endpoint> {
  /** The request, validated. */
  readonly input: ParsedRequestOf<E>;
  /** The learner who calls; null for a call that visitors may make. */
  readonly learner: E['access'] extends 'learner' ? Caller : null;
  readonly request: FastifyRequest;
  /** Aborts at the deadline of the call, and when the caller goes away before the answer. */
  readonly signal: AbortSignal;
}

/** A file as a call answers it: written while it is read, so that its size does not matter. */
export interface AnsweredFile {
  readonly mediaType: string;
  readonly name: string;
  readonly content: NodeJS.ReadableStream;
}

const parseInput = <E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedRequestOf<E> => {
  // The types are certain for one endpoint; here, where all of them pass, the compiler cannot tell them apart.
  if (!endpoint.request) return undefined as ParsedRequestOf<E>;
  const given = (endpoint.method === 'GET' ? request.query : request.body) ?? {};
  const result = v.safeParse(endpoint.request, given);
  if (!result.success) throw invalidRequest(result.issues);
  return result.output as ParsedRequestOf<E>;
};

/** Adds the route of an endpoint with its policy: access, then limit, then the size of the body, then its content, then the deadline. */
const add = <E extends Endpoint, T>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Promise<T> | T,
  send: (reply: FastifyReply, answer: T) => FastifyReply,
): void => {
  const isForLearners = endpoint.access === 'learner';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodies[endpoint.body].maximumBytes,
    config: { body: endpoint.body, rateLimit: createRouteLimit(endpoint.limit) },
    onRequest: isForLearners ? [demandLearner] : [],
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request);
      const learner = isForLearners ? callerIn(request) : null;
      const answer = await withinDeadline(reply, endpoint.deadlineMs, (signal) =>
        // The types are certain for one endpoint; here, where all of them pass, the compiler cannot tell them apart.
        handle({ input, learner, request, signal } as Call<E>),
      );
      return send(reply.header('cache-control', 'no-store'), answer);
    },
  });
};

/**
 * Serves a call of the contract as its declaration says. The answer `null` becomes a 204.
 * @param handler may throw HttpError, BadAudio and EngineUnavailable; anything else becomes a 500 whose cause is in the log.
 */
export const route = <const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerInputOf<E>> | AnswerInputOf<E>,
): void =>
  add(app, endpoint, handler, (reply, answer) => (answer === null ? reply.code(204).send() : reply.send(answer)));

/** Serves a call of the contract whose answer is a file. @param handler as for `route`; its deadline ends where the file begins */
export const routeFile = <const E extends Endpoint & { readonly file: true }>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnsweredFile> | AnsweredFile,
): void =>
  add(app, endpoint, handler, (reply, { mediaType, name, content }) =>
    reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`).send(content),
  );
