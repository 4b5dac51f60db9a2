import { describe, expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

const met = (password: string): string[] =>
  passwordRules(password)
    .filter((rule) => rule.met)
    .map((rule) => rule.id);

describe('the rules of a strong password', () => {
  it('are all unmet by an empty password', () => {
    expect(met('')).toEqual([]);
  });

  it('want eight characters, and count an emoji as one', () => {
    expect(met('abcdefg')).toEqual([]);
    expect(met('abcdefgh')).toEqual(['length']);
    expect(met('abcdef😀')).toEqual(['special']);
  });

  it('take an uppercase letter and a digit of any script', () => {
    expect(met('É')).toEqual(['uppercase']);
    expect(met('٣')).toEqual(['digit']);
  });

  it('do not take an accent for a special character', () => {
    expect(met('cafe\u0301')).toEqual([]);
  });

  it('take a space or a symbol as special', () => {
    expect(met('a b')).toEqual(['special']);
    expect(met('a_b')).toEqual(['special']);
  });

  it('are all met by a strong password', () => {
    expect(met('Fearless7!')).toEqual(['length', 'uppercase', 'digit', 'special']);
  });
});
