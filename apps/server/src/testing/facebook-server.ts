import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Who signs in at Facebook next, as it describes them. */
export interface FacebookAccount {
  readonly id: string;
  readonly email?: string;
  readonly name?: string;
  readonly picture?: string;
}

/** The three addresses of Facebook that a sign-in needs. No form is shown: every visitor is the account that was set. */
export interface FacebookServer {
  /** The variables that put it in Facebook's place. */
  readonly env: Readonly<Record<string, string>>;
  /** Who signs in from now on; null for a person who refuses. */
  setAccount(account: FacebookAccount | null): void;
  close(): Promise<void>;
}

const client = { id: 'sayso-at-facebook', secret: 'a-secret-of-facebook' };

interface Grant {
  readonly account: FacebookAccount;
  readonly redirectUri: string | null;
  readonly challenge: string | null;
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
};

/** Starts it on a free port. It checks the code, its PKCE verifier, the app's secret, where the browser goes back to, and `appsecret_proof`. */
export const startFacebook = async (): Promise<FacebookServer> => {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, FacebookAccount>();
  let current: FacebookAccount | null = null;

  const dialog = (query: URLSearchParams, response: ServerResponse): void => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (current === null) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
    } else {
      const code = randomUUID();
      codes.set(code, {
        account: current,
        redirectUri: query.get('redirect_uri'),
        challenge: query.get('code_challenge'),
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = new URLSearchParams(await text(request));
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    const isApp =
      request.headers.authorization === basic ||
      (body.get('client_id') === client.id && body.get('client_secret') === client.secret);
    if (!isApp) return send(response, 400, { error: { message: 'Error validating client secret.' } });
    const token = randomUUID();
    if (body.get('grant_type') === 'client_credentials') {
      return send(response, 200, { access_token: token, token_type: 'bearer' });
    }
    const code = body.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirectUri !== body.get('redirect_uri') || grant.challenge !== challenge) {
      return send(response, 400, { error: { message: 'This authorization code cannot be used.' } });
    }
    tokens.set(token, grant.account);
    send(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_000_000 });
  };

  const me = (request: IncomingMessage, query: URLSearchParams, response: ServerResponse): void => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const account = tokens.get(token);
    const proof = createHmac('sha256', client.secret).update(token).digest('hex');
    if (!account || query.get('appsecret_proof') !== proof) {
      return send(response, 400, { error: { message: 'Invalid OAuth access token.' } });
    }
    const { picture, ...rest } = account;
    send(response, 200, { ...rest, ...(picture !== undefined && { picture: { data: { url: picture } } }) });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://facebook');
    if (/^\/v\d+\.0\/dialog\/oauth$/.test(pathname)) return dialog(searchParams, response);
    if (/^\/v\d+\.0\/oauth\/access_token$/.test(pathname)) return void exchange(request, response);
    if (/^\/v\d+\.0\/me$/.test(pathname)) return me(request, searchParams, response);
    send(response, 404, { error: { message: 'Unknown path components.' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: {
      FACEBOOK_URL: url,
      FACEBOOK_GRAPH_URL: url,
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
    },
    setAccount: (account) => {
      current = account;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
