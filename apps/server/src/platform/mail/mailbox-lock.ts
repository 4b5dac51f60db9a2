import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../http/is-same-secret.ts';
import { plainPage } from '../http/plain-page.ts';
import { HttpError } from '../http-error.ts';

const cookieName = 'sayso-mailbox';
/** How long a browser keeps the key, in seconds. */
const cookieLife = 30 * 24 * 60 * 60;
const pagePath = '/dev/mailbox';

/** Where the mailbox opens, with its key. `origin` is where browsers reach this server. */
export const mailboxLink = (origin: string, key: string): string =>
  `${origin}${pagePath}?key=${encodeURIComponent(key)}`;

const cookieIn = (request: FastifyRequest): string | null => {
  const start = `${cookieName}=`;
  const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(start));
  return found ? found.slice(start.length) : null;
};

const keyInHeader = (request: FastifyRequest): string | null => {
  const given = request.headers['x-mailbox-key'];
  return typeof given === 'string' ? given : null;
};

const keyInAddress = ({ query }: FastifyRequest): string | null =>
  typeof query === 'object' && query !== null && 'key' in query && typeof query.key === 'string' ? query.key : null;

const createCookie = (value: string, isHttps: boolean): string =>
  [
    `${cookieName}=${value}`,
    'Path=/dev',
    `Max-Age=${cookieLife}`,
    'HttpOnly',
    // Strict would lock out those who follow the link from another site: a terminal in the browser, a chat. Both addresses only show.
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

const locked = 'The mailbox is locked. Open the link that “npm start” printed in the terminal';

/**
 * Lets in those who have the key: in a header, in the cookie, or once in the address, which is then kept in the cookie and leaves the
 * address, so that it stands in no history.
 */
export const lockMailbox =
  (key: string, isHttps: (request: FastifyRequest) => boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-store');
    const isPage = request.routeOptions.url === pagePath;
    const cookie = encodeURIComponent(key);
    if (isSameSecret(keyInAddress(request) ?? '', key)) {
      reply.header('set-cookie', createCookie(cookie, isHttps(request)));
      return isPage ? reply.redirect(pagePath, 302) : undefined;
    }
    if (isSameSecret(keyInHeader(request) ?? '', key) || isSameSecret(cookieIn(request) ?? '', cookie))
      return undefined;
    if (!isPage) throw new HttpError(401, 'unauthorized', `${locked}, or send its key as X-Mailbox-Key.`);
    return reply
      .code(401)
      .type('text/html; charset=utf-8')
      .send(plainPage('Mailbox', `<p>${locked}.</p>`));
  };
