import { expect, it } from 'vitest';
import { inlineVars } from './inline-vars.ts';

it('sets variables by the name that a stylesheet reads them with', () => {
  expect(inlineVars({ 'var(--share)': '40%', 'var(--left)': '2' })).toEqual({ '--share': '40%', '--left': '2' });
});
