import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { Config } from '../config/config.ts';
import { isPublic } from '../config/is-public.ts';
import type { App } from '../ports.ts';

type Settings = Pick<Config, 'publicUrl' | 'google' | 'facebook'>;

/** How long browsers insist on https, in seconds: a year. */
const httpsLife = 365 * 24 * 60 * 60;
/** A name or an address with its port, and nothing that could add to the policy. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The sockets of this server. `'self'` stands for them too, but not in every Safari that is in use. */
const ownSockets =
  ({ publicUrl }: Settings) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    if (publicUrl !== null) return new URL(publicUrl).origin.replace(/^http/, 'ws');
    const host = headers.host ?? '';
    return plainHost.test(host) ? `ws://${host} wss://${host}` : "'self'";
  };

/** Where the pictures of learners who sign in at a provider come from. */
const pictureHosts = ({ google, facebook }: Settings): readonly string[] => [
  ...(google ? ['https://*.googleusercontent.com', new URL(google.issuer).origin] : []),
  ...(facebook ? ['https://*.fbcdn.net', 'https://*.fbsbx.com', new URL(facebook.graphUrl).origin] : []),
];

/** Tells browsers which sources a page of this server may load, and which features it may use. */
export const registerSecurityHeaders = async (app: App, settings: Settings): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Sound decoding in the page may be WASM.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...pictureHosts(settings)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ownSockets(settings)],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Other servers may share the domain: what is promised is promised for this one.
    strictTransportSecurity: isPublic(settings.publicUrl) && { maxAge: httpsLife, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=(self)');
  });
};
