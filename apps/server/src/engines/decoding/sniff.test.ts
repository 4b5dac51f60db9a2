import { describe, expect, it } from 'vitest';
import { marketRecording } from '../../testing/fixture.ts';
import { sniffMediaType } from './sniff.ts';
import { encodeWav } from './wav.ts';

describe('telling what bytes are', () => {
  it('knows webm, wav and mp3 by how they begin', async () => {
    expect(sniffMediaType(await marketRecording())).toBe('audio/webm');
    expect(sniffMediaType(encodeWav(new Int16Array(1), 16_000))).toBe('audio/wav');
    expect(sniffMediaType(Uint8Array.of(0x49, 0x44, 0x33, 4))).toBe('audio/mpeg');
    expect(sniffMediaType(Uint8Array.of(0xff, 0xfb, 0x90, 0x64))).toBe('audio/mpeg');
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', new TextEncoder().encode('{"error":"no"}')],
    ['a RIFF file of another kind', new TextEncoder().encode('RIFF\0\0\0\0AVI ')],
    ['AAC', Uint8Array.of(0xff, 0xf1, 0x50, 0x80)],
  ])('knows not: %s', (_, bytes) => {
    expect(sniffMediaType(bytes)).toBeNull();
  });
});
