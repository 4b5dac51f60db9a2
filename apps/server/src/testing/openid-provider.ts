import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { createOpenIdMemory } from './openid-memory.ts';

/** Who signs in at the provider next, as it describes them. */
export interface OpenIdAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export interface OpenIdProviderOptions {
  /** The address that browsers may be sent back to. @default any address of this machine */
  readonly redirectUris?: readonly string[];
  /** Where it says who a person is: in what it signs, as Google does, or in answer to a call only. */
  readonly claimsIn?: 'id token' | 'userinfo';
}

/** A real OpenID provider on this machine. No form is shown: every visitor is the account that was set. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The variables that put it in Google's place. */
  readonly env: Readonly<Record<string, string>>;
  /** Who signs in from now on; null for a person who refuses. */
  setAccount(account: OpenIdAccount | null): void;
  close(): Promise<void>;
}

const client = { clientId: 'sayso', clientSecret: 'a-secret-of-the-provider' };

const signingKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' };
};

/** Asks at every sign-in, so that a browser can come back as another person. */
const askingPolicy = () => {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('asked', 'asks every time', (ctx) => ctx.oidc.result?.['login'] === undefined),
    );
  return policy;
};

/** Agrees to everything that was asked for. */
const grantAll = async (ctx: KoaContextWithOIDC) => {
  const { client, session, params, provider } = ctx.oidc;
  const grant = new provider.Grant({
    ...(client && { clientId: client.clientId }),
    ...(session?.accountId !== undefined && { accountId: session.accountId }),
  });
  grant.addOIDCScope(String(params?.['scope']));
  await grant.save();
  return grant;
};

const isHere = (uri: string): boolean => /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(new URL(uri).hostname);

/** Starts it on a free port. It demands PKCE, and checks the code, its verifier, the app's secret and where the browser goes back to. */
export const startOpenIdProvider = async (options: OpenIdProviderOptions = {}): Promise<OpenIdProvider> => {
  const { redirectUris, claimsIn = 'id token' } = options;
  const accounts = new Map<string, OpenIdAccount>();
  let current: OpenIdAccount | null = null;
  let handle = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    adapter: createOpenIdMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [...(redirectUris ?? ['http://127.0.0.1/user/login/google/callback'])],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    cookies: { keys: ['a-key-of-the-test'] },
    jwks: { keys: [await signingKey()] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askingPolicy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    loadExistingGrant: grantAll,
    renderError: (ctx, { error, error_description }) => {
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  if (!redirectUris) provider.Client.prototype.redirectUriAllowed = isHere;

  const answer = provider.callback();
  const interact = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    provider.interactionFinished(
      request,
      response,
      current === null ? { error: 'access_denied' } : { login: { accountId: current.sub } },
    );
  handle = (request, response) => {
    const done = request.url?.startsWith('/interaction/') ? interact(request, response) : answer(request, response);
    done.catch(() => response.writeHead(500).end());
  };

  return {
    issuer,
    ...client,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: client.clientId, GOOGLE_CLIENT_SECRET: client.clientSecret },
    setAccount: (account) => {
      current = account;
      if (account) accounts.set(account.sub, account);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
