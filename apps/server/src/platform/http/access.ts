import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http-error.ts';
import type { App } from '../ports.ts';
import type { Authenticator, Caller } from './caller.ts';

const authenticator = 'authenticator';
const callers = new WeakMap<FastifyRequest, Caller>();

/** Tells every route of this server how to recognise learners. */
export const authenticateWith = (app: App, tokens: Authenticator): void => {
  app.decorate(authenticator, tokens);
};

/** The token of `Authorization: Bearer TOKEN`. */
export const readBearer = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Admits learners only, before anything else of the request is looked at. @throws HttpError 401 without a token that is good */
export const demandLearner = async (request: FastifyRequest): Promise<void> => {
  const token = readBearer(request);
  const caller = token && (await request.server.getDecorator<Authenticator>(authenticator).authenticate(token));
  if (!caller) throw unauthorized();
  callers.set(request, caller);
};

/** The learner whom `demandLearner` admitted. @throws HttpError 401 where it did not run */
export const callerIn = (request: FastifyRequest): Caller => {
  const caller = callers.get(request);
  if (!caller) throw unauthorized();
  return caller;
};
