import type { MicrophoneFault } from '../io/ports.ts';

/** How a fake microphone behaves. */
export interface FakeMicrophone {
  /** The microphone cannot be opened. */
  readonly fault?: MicrophoneFault;
  /** Loudness, 0 to 1, at a time of the recording in milliseconds. */
  readonly level: (atMs: number) => number;
  /** Milliseconds after which the microphone is unplugged. */
  readonly unpluggedAfterMs?: number;
  /** Bytes of a recording of this many milliseconds. */
  readonly size: (durationMs: number) => number;
  /** The sound can be read when the recording has ended. */
  readonly readable: boolean;
}

/** 32 kbit/s, in bytes a millisecond. */
const sizeOfSpeech = (durationMs: number) => Math.round(durationMs * 4);

const speaking: FakeMicrophone = { level: () => 0.2, size: sizeOfSpeech, readable: true };

/** Named microphones: one that works, and every way in which one may not. */
export const microphones = {
  speaking,
  /** Speaks for so many milliseconds, then falls silent. */
  speakingFor: (ms: number): FakeMicrophone => ({ ...speaking, level: (atMs) => (atMs < ms ? 0.2 : 0) }),
  silent: { ...speaking, level: () => 0 },
  refused: { ...speaking, fault: 'refused' },
  missing: { ...speaking, fault: 'missing' },
  busy: { ...speaking, fault: 'busy' },
  insecure: { ...speaking, fault: 'insecure' },
  unsupported: { ...speaking, fault: 'unsupported' },
  unpluggedAfter: (ms: number): FakeMicrophone => ({ ...speaking, unpluggedAfterMs: ms }),
  /** Gives recordings of no bytes. */
  empty: { ...speaking, size: () => 0 },
  /** Gives recordings that cannot be read. */
  corrupt: { ...speaking, readable: false },
} satisfies Record<string, FakeMicrophone | ((ms: number) => FakeMicrophone)>;
