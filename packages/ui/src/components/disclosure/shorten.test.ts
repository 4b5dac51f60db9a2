import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shortening a text', () => {
  it('leaves one of exactly 400 characters alone', () => {
    expect(shorten('a'.repeat(400), 400)).toEqual({ start: 'a'.repeat(400), whole: true });
  });

  it('cuts one of 401 after the 400th', () => {
    expect(shorten('a'.repeat(401), 400)).toEqual({ start: `${'a'.repeat(400)}…`, whole: false });
  });

  it('does not leave a space before the dots', () => {
    expect(shorten('one two', 4).start).toBe('one…');
  });

  it('never cuts an emoji in two', () => {
    expect(shorten('ab😀cd', 3).start).toBe('ab😀…');
  });
});
