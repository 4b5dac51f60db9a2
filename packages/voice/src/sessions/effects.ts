import type { MicrophoneFault } from '../audio/ports.ts';
import type { Heard } from '../speech/ports.ts';

/**
 * What a live session may ask of the outside. `turn` numbers recordings and playbacks: an event that carries an older
 * number is about something that is over, and is ignored.
 */
export type VoiceEffect<Out> =
  | { readonly do: 'connect' | 'disconnect' }
  /** Disconnects when what was sent is delivered, which may be later, in the background. */
  | { readonly do: 'retire' }
  | { readonly do: 'record'; readonly turn: number; readonly maximumMs: number }
  /** Throws away the recording under way, or the one being transcribed. */
  | { readonly do: 'cancelRecording' }
  /** Ends the recording and turns it into text; asked again, it transcribes the same recording again. */
  | { readonly do: 'transcribe'; readonly turn: number }
  /** Gives the microphone back. */
  | { readonly do: 'releaseMicrophone' }
  | { readonly do: 'play'; readonly turn: number; readonly audioBase64: string }
  | { readonly do: 'stopPlaying' }
  | { readonly do: 'unlockSound' }
  | { readonly do: 'send'; readonly message: Out }
  /** A timer of the same name that is running starts anew. */
  | { readonly do: 'wait'; readonly timer: string; readonly ms: number }
  | { readonly do: 'stopWaiting'; readonly timer: string };

/** What came of it. */
export type VoiceEvent<Out> =
  | { readonly type: 'recordingStarted'; readonly turn: number }
  | { readonly type: 'recordingRefused'; readonly turn: number; readonly fault: MicrophoneFault }
  | { readonly type: 'recordingEnded'; readonly turn: number; readonly reason: 'maximum' | 'unplugged' }
  | { readonly type: 'silenceFell'; readonly turn: number }
  | {
      readonly type: 'transcribed';
      readonly turn: number;
      readonly heard: Heard;
      /** How long the recording is, in milliseconds. */
      readonly spokenMs: number;
      /** Milliseconds since 1970. */
      readonly at: number;
    }
  | { readonly type: 'playbackEnded'; readonly turn: number; readonly end: 'ended' | 'blocked' | 'failed' }
  | { readonly type: 'soundUnlocked' }
  /** The socket would not take this message. */
  | { readonly type: 'sendingRefused'; readonly message: Out }
  /** `at` in milliseconds since 1970. */
  | { readonly type: 'timerElapsed'; readonly timer: string; readonly at: number };
