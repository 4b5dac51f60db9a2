import { createHash } from 'node:crypto';
import type { Random } from '../ports.ts';

/** 256 random bits that cannot be guessed, safe in an address and in a cookie. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** Hashes a token for storage. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
