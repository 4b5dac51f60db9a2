import { createHash } from 'node:crypto';
import type { Random } from '../http/ports.ts';

/** 256 bits that nobody can guess, safe in an address and in a cookie. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** Only this is stored: 256 random bits need no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
