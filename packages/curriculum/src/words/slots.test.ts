import { describe, expect, it } from 'vitest';
import { fillSlots, listPlaceholders, listValues } from './slots.ts';

describe('the places of a text', () => {
  it('are filled with checked words', () => {
    expect(fillSlots('A {drink} for you.', new Map([['drink', 'green tea']]))).toBe('A green tea for you.');
  });

  it('choose the noun that fits a number', () => {
    const text = 'For {nights|night|nights}.';
    expect(fillSlots(text, new Map([['nights', 'one']]))).toBe('For one night.');
    expect(fillSlots(text, new Map([['nights', 'three']]))).toBe('For three nights.');
  });

  it('make a text unsayable while a word is missing', () => {
    expect(fillSlots('A {drink} for you.', new Map())).toBeNull();
    expect(listPlaceholders('A {drink} in {turns} turns')).toEqual(['drink']);
  });

  it('take words of a list, or whole numbers', () => {
    expect(listValues(['tea', 'coffee'])).toEqual(['tea', 'coffee']);
    expect(listValues('number 9-12')).toEqual(['nine', 'ten', 'eleven', 'twelve']);
  });
});
