/** One rule of a strong password and whether a password meets it. */
export type PasswordRule = { id: 'length' | 'uppercase' | 'digit' | 'special'; label: string; met: boolean };

const special = /[^\p{L}\p{M}\p{N}]/u;

/** The four rules of a strong password (8 characters, an uppercase letter, a digit, a non-alphanumeric character). */
export function passwordRules(password: string): readonly PasswordRule[] {
  return [
    { id: 'length', label: 'At least 8 characters', met: [...password].length >= 8 },
    { id: 'uppercase', label: 'One uppercase letter', met: /\p{Lu}/u.test(password) },
    { id: 'digit', label: 'One digit', met: /\p{Nd}/u.test(password) },
    { id: 'special', label: 'One special character (like ! or ?)', met: special.test(password) },
  ];
}
