import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id with little memory: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A hash that no known password matches. Verifying against it takes as long as against the hash of an account. */
const unmatchableHash =
  '$argon2id$v=19$m=19456,t=2,p=1$HGURanAzh657czQTQ7BhhA$G4VLgKXfFSriPuLp7+nCEg3hnpjLctVr/XUDOW8ipOE';

// The same key strokes give composed letters on one system and decomposed ones on another.
const normal = (password: string): string => password.normalize('NFKC');

/**
 * Whether a password is strong, as specified: at least 8 characters, with an uppercase letter, a digit and a special character.
 * A letter outside English counts as special, because a page that knows only English letters accepts it.
 */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 && /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password) && /[^A-Za-z0-9]/.test(password);

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

/** False, after the same time, when there is no account (`stored` null). */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? unmatchableHash, normal(password));
  return matches && stored !== null;
};
