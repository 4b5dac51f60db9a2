import type { Audio } from '../ports.ts';

const starts = (bytes: Uint8Array, at: number, pattern: readonly number[]) =>
  pattern.every((byte, i) => bytes[at + i] === byte);

/** Finds the container of a recording from its first bytes: a page does not name it. Null for an unknown container. */
export function sniffMediaType(bytes: Uint8Array): Audio['mediaType'] | null {
  if (starts(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return 'audio/webm';
  if (starts(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, 8, [0x57, 0x41, 0x56, 0x45])) return 'audio/wav';
  if (starts(bytes, 0, [0x49, 0x44, 0x33])) return 'audio/mpeg';
  const [first = 0, second = 0, third = 0] = bytes;
  // An MPEG frame: eleven bits of ones, layer III, and neither of the two bit rates and one sampling rate that do not exist.
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
  return isFrame ? 'audio/mpeg' : null;
}
