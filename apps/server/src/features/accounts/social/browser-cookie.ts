import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../../../platform/config/random-secrets.ts';

/**
 * A cookie that proves that the browser which comes back with `key` is the one that was given it. Each key has its own, so that two
 * tabs can sign in at once. Over https its name keeps other hosts of the same domain from setting it.
 */
const nameCookie = (origin: string, key: string): string =>
  `${origin.startsWith('https:') ? '__Host-' : ''}sayso-${hashToken(key).slice(0, 16)}`;

const cookie = (origin: string, key: string, value: string, seconds: number): string =>
  [
    `${nameCookie(origin, key)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    // Strict would keep it back when the provider's page sends the browser here.
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Gives the browser the secret that belongs to `key`, for `life` ms. `origin` is where the browser reached this server. */
export const giveSecret = (reply: FastifyReply, origin: string, key: string, secret: string, life: number): void => {
  reply.header('set-cookie', cookie(origin, key, secret, life / 1000));
};

/** Takes the secret of `key` away from the browser. */
export const forgetSecret = (reply: FastifyReply, origin: string, key: string): void => {
  reply.header('set-cookie', cookie(origin, key, '', 0));
};

/** The secret that this browser has for `key`, or null. */
export const secretFrom = (request: FastifyRequest, origin: string, key: string): string | null => {
  const start = `${nameCookie(origin, key)}=`;
  const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(start));
  return found ? found.slice(start.length) : null;
};
