import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLocalHost } from '../config/loopback.ts';

/** Headers that proxies add: the Host is then theirs, and not what the browser has in its address. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const namesThisMachine = ({ headers }: FastifyRequest): boolean =>
  !forwarding.some((name) => headers[name] !== undefined) && isLocalHost((headers.host ?? '').replace(/:\d+$/, ''));

/**
 * Where browsers reach this server, without a slash at its end: PUBLIC_URL, or what a trusted proxy says, or this machine's own
 * address. Null for any other Host, which every caller can make up. It says where to go back to, and permits nothing.
 */
export const publicOrigin = (
  request: FastifyRequest,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
): string | null => {
  if (publicUrl !== null) return publicUrl;
  const isForwarded = trustedProxies > 0 && request.headers['x-forwarded-host'] !== undefined;
  if (!isForwarded && !namesThisMachine(request)) return null;
  const given = `${request.protocol}://${request.host}`;
  return URL.canParse(given) ? new URL(given).origin : null;
};
