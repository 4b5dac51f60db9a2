import type { Configuration } from 'openid-client';
import * as v from 'valibot';
import type { GoogleApp } from '../../../platform/config/config.ts';
import { providerTimeoutMs, type SocialProvider } from './provider.ts';

const claim = v.fallback(v.nullish(v.string(), null), null);
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: claim,
  email_verified: v.optional(v.unknown()),
  name: claim,
  picture: claim,
});

/** Google's own ways are OpenID Connect's, so that any OpenID provider fits in its place. */
export const createGoogle = ({ clientId, clientSecret, issuer }: GoogleApp): SocialProvider => {
  const server = new URL(issuer);
  let known: Promise<Configuration> | null = null;

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    return discovery(server, clientId, clientSecret, undefined, {
      timeout: providerTimeoutMs / 1000,
      // The settings let http:// through for this machine only.
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
  };
  const configuration = (): Promise<Configuration> => {
    known ??= discover().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };

  return {
    about: { kind: 'provider', name: `OpenID at ${server.host}`, note: '' },
    authorizationUrl: async ({ state, codeVerifier, nonce, redirectUri }) => {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },
    identify: async ({ state, codeVerifier, nonce, redirectUri }, answer) => {
      const config = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
      const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${answer.toString()}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      });
      const signed = v.parse(claims, tokens.claims());
      // Google puts the address into what it signs, as OpenID allows; others answer it to a call.
      const isComplete = signed.email !== null || config.serverMetadata().userinfo_endpoint === undefined;
      const { sub, email, email_verified, name, picture } = isComplete
        ? signed
        : v.parse(claims, await fetchUserInfo(config, tokens.access_token, signed.sub));
      return { subject: sub, email, emailStanding: email_verified === true ? 'verified' : 'unverified', name, picture };
    },
    check: async () => {
      const { authorization_endpoint } = (await discover()).serverMetadata();
      if (authorization_endpoint === undefined) throw new Error(`${server.host} names no page to sign in at.`);
      return `sign-in at ${new URL(authorization_endpoint).host}`;
    },
    close: async () => undefined,
  };
};
