import type { MicrophoneFault, PlayRange } from '../audio/ports.ts';
import type { Heard } from '../speech/ports.ts';

/**
 * What every session may ask of microphone, loudspeaker and clock. `turn` numbers recordings and playbacks: an event that carries an older
 * number is about something that is over, and is ignored.
 */
export type SoundEffect =
  | { readonly do: 'record'; readonly turn: number; readonly maximumMs: number }
  /** Throws away the recording under way, or what is being made of it. */
  | { readonly do: 'cancelRecording' }
  /** Gives the microphone back. */
  | { readonly do: 'releaseMicrophone' }
  | { readonly do: 'play'; readonly turn: number; readonly audioBase64: string; readonly range?: PlayRange }
  | { readonly do: 'stopPlaying' }
  | { readonly do: 'unlockSound' }
  /** A timer of the same name that is running starts anew. */
  | { readonly do: 'wait'; readonly timer: string; readonly ms: number }
  | { readonly do: 'stopWaiting'; readonly timer: string };

/** What came of it. Every `at` is in milliseconds since 1970. */
export type SoundEvent =
  | { readonly type: 'recordingStarted'; readonly turn: number; readonly at: number }
  | { readonly type: 'recordingRefused'; readonly turn: number; readonly fault: MicrophoneFault }
  | { readonly type: 'recordingEnded'; readonly turn: number; readonly reason: 'maximum' | 'unplugged' }
  | { readonly type: 'silenceFell'; readonly turn: number }
  | { readonly type: 'playbackEnded'; readonly turn: number; readonly end: 'ended' | 'blocked' | 'failed' }
  | { readonly type: 'soundUnlocked' }
  | { readonly type: 'timerElapsed'; readonly timer: string; readonly at: number };

/** What a live session may ask beside: of a transcriber and a socket. */
export type VoiceEffect<Out> =
  | SoundEffect
  | { readonly do: 'connect' | 'disconnect' }
  /** Disconnects when what was sent is delivered, which may be later, in the background. */
  | { readonly do: 'retire' }
  /** Ends the recording and turns it into text; asked again, it transcribes the same recording again. */
  | { readonly do: 'transcribe'; readonly turn: number }
  | { readonly do: 'send'; readonly message: Out };

/** What came of that. */
export type VoiceEvent<Out> =
  | SoundEvent
  | {
      readonly type: 'transcribed';
      readonly turn: number;
      readonly heard: Heard;
      /** How long the learner spoke, in milliseconds, without the silence; 0 where it is not known. */
      readonly spokenMs: number;
      /** Milliseconds since 1970. */
      readonly at: number;
    }
  /** The socket would not take this message. */
  | { readonly type: 'sendingRefused'; readonly message: Out };
