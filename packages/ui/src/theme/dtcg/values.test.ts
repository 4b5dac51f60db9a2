import { describe, expect, it } from 'vitest';
import { colorValue, dimensionValue, durationValue } from './values.ts';

describe('a value that the format cannot hold', () => {
  it.each([
    [() => colorValue('tomato'), '"tomato" is not a colour'],
    [() => dimensionValue('17vw'), '"17vw" is not a length'],
    [() => durationValue('2s'), '"2s" is not a time'],
  ])('is refused with what is wrong', (read, message) => {
    expect(read).toThrow(message);
  });
});
