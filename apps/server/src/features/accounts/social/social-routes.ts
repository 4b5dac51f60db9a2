import { exchangeLoginReturn } from '@sayso/api/contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../kernel/services.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { route } from '../../../platform/http/route.ts';
import { HttpError } from '../../../platform/http-error.ts';
import type { Accounts } from '../accounts.ts';
import { providerStepsPerCaller, takeForCaller } from '../limits.ts';
import { forgetSecret, giveSecret, secretFrom } from './browser-cookie.ts';
import { createSocialProviders } from './create-social-providers.ts';
import { findOrCreate } from './find-or-create.ts';
import { createLoginReturns, loginReturnLife } from './login-returns.ts';
import { createPendingLogins, pendingLoginLife } from './pending-logins.ts';
import { type SocialProvider, type SocialProviderName, socialProviderNames, socialTitles } from './provider.ts';
import { describeReason, type SocialError } from './social-errors.ts';

const leave = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 302);

const toSignIn = (reply: FastifyReply, error: SocialError, provider: string): FastifyReply =>
  leave(reply, `/auth?${new URLSearchParams({ error, provider }).toString()}`);

/** A browser goes here; a program that understands nothing but JSON gets the answer as that. */
const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(accept);

const notSetUp = (name: SocialProviderName): HttpError =>
  new HttpError(
    404,
    'not_found',
    `${socialTitles[name]} sign-in is not set up on this server. Please use your e-mail.`,
  );

/** The way to a provider and back: `/user/login/PROVIDER`, its callback, and the exchange of what the callback hands to the page. */
export const registerSocial = (app: App, accounts: Accounts): void => {
  const { config, storage, clock, random, tokens, log } = accounts;
  const providers = createSocialProviders(config);
  const pending = createPendingLogins(storage, clock, random);
  const returns = createLoginReturns(storage, clock, random);

  /** Serves one step at a provider. Whatever goes wrong ends on the sign-in page, which has words for it. */
  const step = (
    name: SocialProviderName,
    path: string,
    handle: (
      provider: SocialProvider,
      origin: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply>,
  ): void => {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const provider = providers[name];
      if (!provider) {
        if (wantsPage(request)) return toSignIn(reply, 'not_set_up', name);
        throw notSetUp(name);
      }
      try {
        await takeForCaller(accounts, providerStepsPerCaller, request);
        const origin = publicOrigin(request, config);
        if (origin === null) throw new Error('PUBLIC_URL must be set to where browsers reach this server');
        return await handle(provider, origin, request, reply);
      } catch (error) {
        if (error instanceof HttpError && !wantsPage(request)) throw error;
        log.warn({ provider: name, reason: describeReason(error) }, 'a sign-in at a provider failed');
        return toSignIn(reply, 'social_failed', name);
      }
    });
  };

  for (const name of socialProviderNames) {
    const path = `/user/login/${name}`;

    step(name, path, async (provider, origin, _request, reply) => {
      const { attempt, browserSecret } = await pending.start(name, `${origin}${path}/callback`);
      const page = await provider.authorizationUrl(attempt);
      giveSecret(reply, origin, attempt.state, browserSecret, pendingLoginLife);
      return leave(reply, page);
    });

    step(name, `${path}/callback`, async (provider, origin, request, reply) => {
      const answer = new URL(request.raw.url ?? '', origin).searchParams;
      const state = answer.get('state') ?? '';
      const secret = secretFrom(request, origin, state);
      const attempt = secret === null ? null : await pending.take(name, state, secret);
      if (!attempt) throw new Error('no sign-in of this browser is waiting');
      forgetSecret(reply, origin, state);
      if (answer.get('error') === 'access_denied') return toSignIn(reply, 'social_cancelled', name);
      const found = await findOrCreate(accounts, name, await provider.identify(attempt, answer));
      switch (found.kind) {
        case 'account': {
          const { token, browserSecret } = await returns.issue(found.userId);
          giveSecret(reply, origin, token, browserSecret, loginReturnLife);
          return leave(reply, `/login-success?token=${token}`);
        }
        case 'mismatch':
          return toSignIn(reply, 'provider_mismatch', found.provider);
        case 'no email':
          return toSignIn(reply, 'social_no_email', name);
        case 'unverified':
          return toSignIn(reply, 'social_unverified', name);
        case 'other person':
          throw new Error('the address has an account of another person there');
      }
    });
  }

  route(app, exchangeLoginReturn, async ({ input: { token }, request }) => {
    const origin = publicOrigin(request, config);
    const secret = origin === null ? null : secretFrom(request, origin, token);
    const userId = secret === null ? null : await returns.use(token, secret);
    if (userId === null) {
      throw new HttpError(401, 'unauthorized', 'This sign-in link is no longer good. Please sign in again.');
    }
    return tokens.issue(userId);
  });
};
