import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id with little memory: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** What verifies against this takes as long as a real account does, and never succeeds: its password was thrown away. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$HGURanAzh657czQTQ7BhhA$G4VLgKXfFSriPuLp7+nCEg3hnpjLctVr/XUDOW8ipOE';

// The same key strokes give composed letters on one system and decomposed ones on another.
const normal = (password: string): string => password.normalize('NFKC');

/** Spec §5, never stricter than a page that counts only English letters as letters: at least 8 characters, one uppercase letter, one digit, one special (non-alphanumeric) character. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 && /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password) && /[^A-Za-z0-9]/.test(password);

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

/** False, after the same time, when there is no account (`stored` null). */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? nobody, normal(password));
  return matches && stored !== null;
};
