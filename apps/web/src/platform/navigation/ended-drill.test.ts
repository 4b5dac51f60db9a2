import { describe, expect, it } from 'vitest';
import { type EndedDrill, endedUnsaved } from './ended-drill.ts';

describe('what a drill tells its summary', () => {
  it('is whether a phrase was still being saved when it ended', () => {
    expect([true, false].map((unsaved) => endedUnsaved({ unsaved } satisfies EndedDrill))).toEqual([true, false]);
  });

  it.each([undefined, null, 'unsaved', {}, { unsaved: 'yes' }])('is nothing where the state is %j', (state) => {
    expect(endedUnsaved(state)).toBe(false);
  });
});
