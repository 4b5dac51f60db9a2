import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

describe('a text that is read in parts', () => {
  it('is one part when it is short', () => {
    expect(inParts(' Thank you, Amina. Well told! ', 100)).toEqual(['Thank you, Amina. Well told!']);
  });

  it('is parted between sentences', () => {
    expect(inParts('One two three. Four five six. Seven.', 20)).toEqual(['One two three.', 'Four five six.', 'Seven.']);
  });

  it('is nothing when there is nothing to say', () => {
    expect(inParts(' \n ', 20)).toEqual([]);
  });

  it('loses no letter, and no part is too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 60 }), (text, size) => {
        const parts = inParts(text, size);
        const letters = (value: string) => value.replaceAll(/\s/g, '');
        expect(letters(parts.join(''))).toBe(letters(text));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(size);
      }),
    );
  });
});
