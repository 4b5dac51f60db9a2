const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes that come in pieces. */
export interface Base64Encoder {
  push(bytes: Uint8Array): void;
  /** The base64 of everything pushed so far. More may be pushed afterwards. */
  text(): string;
}

const digit = (value: number) => digits.charAt(value & 63);
const group = (a: number, b: number, c: number) =>
  digit(a >> 2) + digit((a << 4) | (b >> 4)) + digit((b << 2) | (c >> 6)) + digit(c);

/** Base64 of a stream of bytes: whole groups of three are encoded as they come, at most two bytes wait for the next piece. */
export function createBase64Encoder(): Base64Encoder {
  let encoded = '';
  let rest: readonly number[] = [];

  return {
    push(bytes) {
      const missing = rest.length === 0 ? 0 : 3 - rest.length;
      const waiting = [...rest, ...bytes.subarray(0, missing)];
      if (waiting.length === 3) {
        encoded += group(waiting[0] ?? 0, waiting[1] ?? 0, waiting[2] ?? 0);
      } else if (waiting.length > 0) {
        rest = waiting;
        return;
      }
      const whole = missing + Math.floor((bytes.length - missing) / 3) * 3;
      let text = '';
      for (let i = missing; i < whole; i += 3) text += group(bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0);
      encoded += text;
      rest = [...bytes.subarray(whole)];
    },
    text() {
      const [a, b] = rest;
      if (a === undefined) return encoded;
      const last = group(a, b ?? 0, 0);
      return encoded + (b === undefined ? `${last.slice(0, 2)}==` : `${last.slice(0, 3)}=`);
    },
  };
}
