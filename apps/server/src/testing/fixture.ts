import { readFile } from 'node:fs/promises';

/**
 * Daisy's "Yesterday I go to the market with my sister.", recorded by Chromium 156's MediaRecorder (webm/opus, 32 kbps, 48 kHz)
 * from its fake microphone: 4.5 s.
 */
export async function marketRecording(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL('./fixtures/i-go-to-the-market.webm', import.meta.url)));
}
