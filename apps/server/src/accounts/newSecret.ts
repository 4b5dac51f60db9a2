import type { Random } from '../http/ports.ts';

/** 256 bits that nobody can guess, safe in an address and in a cookie. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');
