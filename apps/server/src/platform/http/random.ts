import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '../ports.ts';

/** The system's own source of chance. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  id: () => randomBytes(16).toString('base64url'),
  below: (limit) => randomInt(limit),
};
