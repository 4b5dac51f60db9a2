import type { FacebookApp, GoogleApp, SocialApp } from './config.ts';
import type { Variables } from './variables.ts';

type Fail = (message: string) => never;

/** An app is its id and its secret; `addresses` mean nothing without them. */
const readApp = (
  name: 'GOOGLE' | 'FACEBOOK',
  addresses: readonly ('GOOGLE_ISSUER' | 'FACEBOOK_URL' | 'FACEBOOK_GRAPH_URL')[],
  is: Variables,
  fail: Fail,
): SocialApp | null => {
  const clientId = is[`${name}_CLIENT_ID`];
  const clientSecret = is[`${name}_CLIENT_SECRET`];
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId !== undefined) return fail(`${name}_CLIENT_SECRET must be set when ${name}_CLIENT_ID is.`);
  if (clientSecret !== undefined) return fail(`${name}_CLIENT_ID must be set when ${name}_CLIENT_SECRET is.`);
  const alone = addresses.find((address) => is[address] !== undefined);
  if (alone !== undefined) fail(`${name}_CLIENT_ID must be set when ${alone} is.`);
  return null;
};

export const readGoogle = (is: Variables, fail: Fail): GoogleApp | null => {
  const app = readApp('GOOGLE', ['GOOGLE_ISSUER'], is, fail);
  return app && { ...app, issuer: is.GOOGLE_ISSUER ?? 'https://accounts.google.com' };
};

export const readFacebook = (is: Variables, fail: Fail): FacebookApp | null => {
  const app = readApp('FACEBOOK', ['FACEBOOK_URL', 'FACEBOOK_GRAPH_URL'], is, fail);
  return (
    app && {
      ...app,
      url: is.FACEBOOK_URL ?? 'https://www.facebook.com',
      graphUrl: is.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com',
    }
  );
};
