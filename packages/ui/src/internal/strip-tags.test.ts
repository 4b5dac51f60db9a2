import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripTags } from './strip-tags.ts';

describe('a message without its tags', () => {
  it('keeps the words and drops the tags', () => {
    expect(stripTags('<p>Please <b class="x">log in</b> using Google.</p>')).toBe('Please log in using Google.');
  });

  it('drops comments, and scripts with what they hold', () => {
    expect(stripTags('One<!-- <b>two</b> --><script>alert(1)</script> three<br/>')).toBe('One three');
  });

  it('keeps what only looks like a tag', () => {
    expect(stripTags('3 < 5 and 7 > 6, i <3 u')).toBe('3 < 5 and 7 > 6, i <3 u');
  });

  it('leaves a message without an angle alone', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('<')),
        (text) => {
          expect(stripTags(text)).toBe(text);
        },
      ),
    );
  });
});
