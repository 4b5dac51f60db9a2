import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** How long an access token is good, ms. */
const accessTokenLife = 15 * 60_000;

const claims = v.object({ sub: v.string(), generation: v.number(), sign_in: v.string() });
/** The user of the token, the account's token generation when it was made, and the sign-in that it came from. */
export interface AccessClaims {
  readonly userId: string;
  readonly generation: number;
  readonly signIn: string;
}

/** The same input gives the same token, which is what the grace of a refresh needs. */
export const signAccessToken = (
  secret: Uint8Array,
  { userId, generation, signIn }: AccessClaims,
  now: number,
): Promise<string> =>
  new SignJWT({ generation, sign_in: signIn })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + accessTokenLife) / 1000))
    .sign(secret);

/** Reads the claims of the token: null when it is not ours, altered or too old. */
export const readAccessToken = async (secret: Uint8Array, token: string, now: number): Promise<AccessClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(now) });
    const parsed = v.safeParse(claims, payload);
    if (!parsed.success) return null;
    const { sub, generation, sign_in } = parsed.output;
    return { userId: sub, generation, signIn: sign_in };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
