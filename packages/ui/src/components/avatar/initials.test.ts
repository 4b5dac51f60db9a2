import { describe, expect, it } from 'vitest';
import { findInitials } from './initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Amina Okafor', 'AO'],
    ['amina', 'A'],
    ['Marie-Claire de la Tour', 'MT'],
    ['Élodie', 'É'],
    ['王 小明', '王小'],
    ['  ', ''],
    ['42', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(findInitials(name)).toBe(letters);
  });
});
