import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** How long a refresh token is good when it is never used, ms. */
export const refreshTokenLife = 30 * 24 * 60 * 60_000;
/** A used token gives its successor again for this long, so that two tabs that refresh at once both stay signed in. */
export const refreshGrace = 10_000;
/** A used token is kept for this long, so that its replay is noticed. */
export const usedTokenLife = 24 * 60 * 60_000;

const deriveKey = (token: string): Uint8Array => new Uint8Array(hkdfSync('sha256', token, '', 'successor', 32));
/** Each key encrypts one message only, so that a constant nonce is safe. */
const nonce = new Uint8Array(12);
const tagLength = 16;

/** Encrypts a token's successor with the token as the key, so that the database alone cannot read it. */
export const sealSuccessor = (token: string, successor: string): string => {
  const cipher = createCipheriv('aes-256-gcm', deriveKey(token), nonce);
  return Buffer.concat([cipher.update(successor, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
};

/** @throws when the text was sealed with another token. */
export const openSuccessor = (token: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(token), nonce);
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8');
};
