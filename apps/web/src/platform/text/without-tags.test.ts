import { expect, it } from 'vitest';
import { withoutTags } from './without-tags.ts';

it('leaves no HTML tag in an answer, wherever it stands, and everything else as it is', () => {
  expect(
    withoutTags({
      summary: 'You <b>spoke</b> of <i>work</i>: 3 < 5.',
      weaknesses: { '<u>Tense</u>': ['Use <b>went</b>'] },
      total_xp: 12,
      tip: null,
    }),
  ).toEqual({ summary: 'You spoke of work: 3 < 5.', weaknesses: { Tense: ['Use went'] }, total_xp: 12, tip: null });
});
