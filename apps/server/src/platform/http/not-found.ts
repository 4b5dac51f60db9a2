import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';

/** Calls live here; no page does. */
const callsOnly = ['/api/', '/user/', '/dev/', '/sandbox/'];
/** Files that a build names: a missing one is missing, not a page. */
const filesOnly = ['/assets/'];
/** Calls and pages share these (`/conversation/start`, `/conversation/Daisy`): only a browser that asks for a page gets one. */
const shared = ['/conversation/', '/interview/'];

const startsWith = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => `${path}/`.startsWith(prefix));

/** Whether a path that no call answers is one of the web app's own pages. */
export const wantsPage = (request: FastifyRequest, path: string): boolean => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (startsWith(path, callsOnly) || startsWith(path, filesOnly) || path.startsWith('/conversation/api/')) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !startsWith(path, shared) && !/\.\w+$/.test(path));
};

export const notFound = (request: FastifyRequest, path: string): HttpError =>
  new HttpError(404, 'not_found', `There is nothing at ${request.method} ${path}.`);
