import type { ErrorBody } from '@sayso/api/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BadAudio, EngineUnavailable } from '../engines/ports.ts';
import { HttpError } from './HttpError.ts';
import { audioTooLarge } from './invalidRequest.ts';
import { audioBodyLimit } from './route.ts';

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

/** The framework's own refusals in the contract's words. */
const fromFramework = (error: unknown, request: FastifyRequest): HttpError | null => {
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return request.routeOptions.bodyLimit === audioBodyLimit
        ? audioTooLarge()
        : new HttpError(413, 'invalid_request', 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpError(415, 'invalid_request', 'Send the request as JSON, with “Content-Type: application/json”.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new HttpError(400, 'invalid_request', 'The request is not valid JSON.');
    default: {
      const status = statusOf(error);
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
