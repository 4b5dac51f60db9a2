import { expect, it } from 'vitest';
import { coachInAddress } from './coach-in-address.ts';

it.each([
  ['Daisy', 'Daisy'],
  ['john', 'John'],
  ['Jack', undefined],
  [undefined, undefined],
])('takes the coach from an address with %s', (part, coach) => {
  expect(coachInAddress(part)).toBe(coach);
});
