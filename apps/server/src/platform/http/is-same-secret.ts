import { createHash, timingSafeEqual } from 'node:crypto';

const createDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that depends on neither text, so that a secret cannot be found out letter by letter. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createDigest(given), createDigest(expected));
