import { describe, expect, it } from 'vitest';
import { randomPassword } from './random-password.ts';

describe('a generated password', () => {
  it('has 12 characters and meets every rule, a new one each time', () => {
    const passwords = Array.from({ length: 200 }, () => randomPassword((numbers) => crypto.getRandomValues(numbers)));
    for (const password of passwords) {
      expect(password).toMatch(/^.{12}$/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
      expect(password).toMatch(/[^A-Za-z0-9]/);
    }
    expect(new Set(passwords).size).toBe(200);
  });
});
