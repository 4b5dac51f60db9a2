import { type BodyKind, bodies } from '@sayso/api/contract/bodies';
import type { ErrorBody } from '@sayso/api/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BadAudio, EngineUnavailable } from '../engine.ts';
import { HttpError } from '../http-error.ts';

const readCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const readStatus = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

const tooLarge = (kind: BodyKind): HttpError => {
  const { code, detail } = bodies[kind].tooLarge;
  return new HttpError(413, code, detail);
};

/** The framework's own refusals in the contract's words. */
const fromFramework = (error: unknown, request: FastifyRequest): HttpError | null => {
  switch (readCode(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(request.routeOptions.config.body ?? 'text');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpError(415, 'invalid_request', 'Send the request as JSON, with “Content-Type: application/json”.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new HttpError(400, 'invalid_request', 'The request is not valid JSON.');
    default: {
      const status = readStatus(error);
      return status !== null && status >= 400 && status < 500
        ? new HttpError(status, 'invalid_request', 'The request could not be read.')
        : null;
    }
  }
};

const toHttpError = (error: unknown, request: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof BadAudio) return new HttpError(422, 'bad_audio', error.message);
  if (error instanceof EngineUnavailable) {
    request.log.warn({ err: error }, 'an engine could not answer');
    return new HttpError(503, 'engine_unavailable', error.message);
  }
  const known = fromFramework(error, request);
  if (known) return known;
  request.log.error({ err: error }, 'a call failed');
  return new HttpError(500, 'internal', 'Something went wrong.');
};

/** Sends every error as `{ detail, code }`. */
export const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, code, message, retryAfter } = toHttpError(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorBody = { detail: message, code };
  reply.code(status).send(body);
};
