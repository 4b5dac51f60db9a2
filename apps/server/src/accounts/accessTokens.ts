import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** How long an access token is good, ms. */
const accessTokenLife = 15 * 60_000;

const claims = v.object({ sub: v.string(), generation: v.number() });
/** Whose token it is, and the account's token generation when it was made. */
export interface AccessClaims {
  readonly userId: string;
  readonly generation: number;
}

/** The same input gives the same token, which is what the grace of a refresh needs. */
export const signAccessToken = (
  secret: Uint8Array,
  { userId, generation }: AccessClaims,
  now: number,
): Promise<string> =>
  new SignJWT({ generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + accessTokenLife) / 1000))
    .sign(secret);

/** What the token says, or null when it is not ours, altered or too old. */
export const readAccessToken = async (secret: Uint8Array, token: string, now: number): Promise<AccessClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(now) });
    const parsed = v.safeParse(claims, payload);
    return parsed.success ? { userId: parsed.output.sub, generation: parsed.output.generation } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};
