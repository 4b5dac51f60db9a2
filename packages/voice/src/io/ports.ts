import type { Detach } from './clock/clock.ts';

/** A loudness that changes during speech: root mean square, 0 (silence) to 1. */
export interface LevelSource {
  current(): number;
  /** Calls back about 30 times a second, also in a hidden tab. */
  subscribe(listener: (level: number) => void): Detach;
}

/** Why there is no microphone. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported';

/** The microphone could not be opened; the message is for people. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly fault: MicrophoneFault;
  constructor(fault: MicrophoneFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A finished recording. */
export interface Recording {
  readonly mediaType: string;
  /** Size in bytes, before base64. */
  readonly size: number;
  /** Never more than the maximum that was asked for. */
  readonly durationMs: number;
  /** Encoded while it was recorded, so that asking for it costs next to nothing. */
  base64(): Promise<string>;
  /** The text that a recogniser in the page heard beside the recording; `undefined` when it heard nothing, absent when there was none. */
  readonly recognised?: Promise<string | undefined>;
  /** How long that recogniser heard a voice, in milliseconds; final once `recognised` has settled. */
  readonly recognisedMs?: () => number;
}

/** A recording under way. */
export interface ActiveRecording {
  readonly level: LevelSource;
  /**
   * Calls the listener when the recording ends by itself: the maximum was reached, or the microphone was unplugged. `stop()` still gives
   * the recording.
   */
  onEnd(listener: (reason: 'maximum' | 'unplugged') => void): Detach;
  stop(): Promise<Recording>;
  /** Throws the recording away. */
  cancel(): void;
}

export interface Recorder {
  /** @throws MicrophoneError */
  start(options?: { readonly maximumMs?: number }): Promise<ActiveRecording>;
  /** Gives the microphone back. */
  dispose(): void;
}

/** How a playback ended: `blocked` means the browser wants a touch first, `failed` that the audio could not be decoded. */
export type PlaybackEnd = 'ended' | 'stopped' | 'blocked' | 'failed';

export interface Playback {
  readonly ended: Promise<PlaybackEnd>;
  stop(): void;
}

/** A part of a sound, in milliseconds from its beginning. What lies outside of the sound is left out. */
export interface PlayRange {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Player {
  /** Loudness of what is playing, for the coach’s mouth. */
  readonly level: LevelSource;
  /** Plays wav or mp3 from base64, or what the browser itself has recorded; all of it or a part. Starting a new one stops the one before. */
  play(audioBase64: string, range?: PlayRange): Playback;
  /** To be called from a touch or a key: afterwards sound is allowed. */
  unlock(): Promise<void>;
  dispose(): void;
}
