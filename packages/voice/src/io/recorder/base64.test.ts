import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBase64Encoder } from './base64.ts';

describe('the base64 encoder', () => {
  it('gives the same text as encoding everything at once, wherever the pieces are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 50 })), (pieces) => {
        const encoder = createBase64Encoder();
        for (const piece of pieces) encoder.push(piece);
        expect(encoder.text()).toBe(Buffer.concat(pieces).toString('base64'));
      }),
    );
  });

  it('can be asked in between without spoiling what follows', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
        const encoder = createBase64Encoder();
        encoder.push(first);
        expect(encoder.text()).toBe(Buffer.from(first).toString('base64'));
        encoder.push(second);
        expect(encoder.text()).toBe(Buffer.concat([first, second]).toString('base64'));
      }),
    );
  });
});
