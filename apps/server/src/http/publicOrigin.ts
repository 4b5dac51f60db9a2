import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/Config.ts';
import { isLocalCall } from './loopback.ts';

/**
 * Where browsers reach this server, without a slash at its end: PUBLIC_URL, or what a trusted proxy says, or this machine's own
 * address. Null for any other Host, which whoever calls can make up.
 */
export const publicOrigin = (
  request: FastifyRequest,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
): string | null => {
  if (publicUrl !== null) return publicUrl;
  const isForwarded = trustedProxies > 0 && request.headers['x-forwarded-host'] !== undefined;
  if (!isForwarded && !isLocalCall(request)) return null;
  const given = `${request.protocol}://${request.host}`;
  return URL.canParse(given) ? new URL(given).origin : null;
};
