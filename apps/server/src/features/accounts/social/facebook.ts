import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { FacebookApp } from '../../../platform/config/config.ts';
import { withTimeout } from '../../../platform/timeout.ts';
import { providerTimeoutMs, type SocialProvider } from './provider.ts';

/** Each version is served for two years, and calls to an older one are then answered by the oldest that is. */
const version = 'v23.0';

const optional = v.fallback(v.nullish(v.string(), null), null);
const profile = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  email: optional,
  name: optional,
  picture: v.fallback(v.nullish(v.object({ data: v.object({ url: v.string() }) }), null), null),
});

const readAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`Facebook answered ${response.status}.`);
  return response.json();
};

/** Facebook speaks OAuth 2 and has calls of its own for a person's identity. */
export const createFacebook = ({ clientId, clientSecret, url, graphUrl }: FacebookApp): SocialProvider => {
  const tokenEndpoint = `${graphUrl}/${version}/oauth/access_token`;

  const client = async (redirectUri: string) => {
    const { CodeChallengeMethod, OAuth2Client } = await import('arctic');
    return { oauth: new OAuth2Client(clientId, clientSecret, redirectUri), method: CodeChallengeMethod.S256 };
  };

  const read = async (accessToken: string, signal: AbortSignal) => {
    const me = new URL(`${graphUrl}/${version}/me`);
    me.searchParams.set('fields', 'id,name,email,picture.type(large)');
    // An app may demand it: a token that was stolen is of no use without the app's secret.
    me.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
    const headers = { authorization: `Bearer ${accessToken}` };
    return v.parse(profile, await readAnswer(await fetch(me, { headers, signal, redirect: 'error' })));
  };

  return {
    about: { kind: 'provider', name: `OAuth at ${new URL(url).host}`, note: '' },
    authorizationUrl: async ({ state, codeVerifier, redirectUri }) => {
      const { oauth, method } = await client(redirectUri);
      const page = `${url}/${version}/dialog/oauth`;
      return oauth.createAuthorizationURLWithPKCE(page, state, method, codeVerifier, ['email', 'public_profile']).href;
    },
    identify: async ({ codeVerifier, redirectUri }, answer) => {
      const code = answer.get('code');
      if (code === null) throw new Error(`Facebook sent no code: ${answer.get('error') ?? 'no reason given'}.`);
      const { oauth } = await client(redirectUri);
      const person = await withTimeout(
        async (signal) => {
          const tokens = await oauth.validateAuthorizationCode(tokenEndpoint, code, codeVerifier);
          return read(tokens.accessToken(), signal);
        },
        providerTimeoutMs,
        new AbortController().signal,
      );
      const { id, email, name, picture } = person;
      return { subject: id, email, emailStanding: 'unknown', name, picture: picture?.data.url ?? null };
    },
    check: async (signal) => {
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      });
      await readAnswer(await fetch(tokenEndpoint, { method: 'POST', body, signal, redirect: 'error' }));
      return 'it knows this app';
    },
    close: async () => undefined,
  };
};
