import type { MicrophoneFault, PlayRange } from '../../io/ports.ts';
import type { SocketReason } from '../../net/ports.ts';
import type { Heard } from '../../speech/ports.ts';
import type { Kind, Role } from './kind.ts';
import type { HistoryEntry } from './messages.ts';

/** Ends the session on the server; with `force` also when it does not answer. */
export interface TerminateMessage {
  readonly type: 'terminate';
  readonly force?: boolean;
}

/**
 * Orders of a session to microphone, loudspeaker and clock. `turn` numbers recordings and playbacks: an event with an older
 * number is about something that is over, and is ignored.
 */
export type DeviceEffect =
  | { readonly do: 'record'; readonly turn: number; readonly maximumMs: number }
  /** Ends the recording and turns it into text; asked again, it transcribes the same recording again. */
  | { readonly do: 'transcribe'; readonly turn: number }
  /** Ends the recording and hands it over as it is. */
  | { readonly do: 'capture'; readonly turn: number }
  /** Throws away the recording, or what is being made of it. */
  | { readonly do: 'cancelRecording' }
  /** Gives the microphone back. */
  | { readonly do: 'releaseMicrophone' }
  | { readonly do: 'play'; readonly turn: number; readonly audioBase64: string; readonly range?: PlayRange }
  | { readonly do: 'stopPlaying' }
  | { readonly do: 'unlockSound' }
  /** A timer of the same name that is running starts again. */
  | { readonly do: 'wait'; readonly timer: string; readonly ms: number }
  | { readonly do: 'stopWaiting'; readonly timer: string };

/** Orders of a session to its connection. */
export type ConnectionEffect<Out> =
  | { readonly do: 'connect' | 'disconnect' }
  /** Disconnects when what was sent is delivered, which may be later, in the background. */
  | { readonly do: 'retire' }
  | { readonly do: 'send'; readonly message: Out };

export type Effect<K extends Kind> = DeviceEffect | ConnectionEffect<K['out'] | TerminateMessage> | K['effect'];

/** Reports of the devices and the clock. */
export type DeviceEvent =
  | { readonly type: 'recordingStarted'; readonly turn: number }
  | { readonly type: 'recordingRefused'; readonly turn: number; readonly fault: MicrophoneFault }
  | { readonly type: 'recordingEnded'; readonly turn: number; readonly reason: 'maximum' | 'unplugged' }
  | { readonly type: 'silenceFell'; readonly turn: number }
  | {
      readonly type: 'transcribed';
      readonly turn: number;
      readonly heard: Heard;
      /** How long the learner spoke, in milliseconds, without the silence; 0 where it is not known. */
      readonly spokenMs: number;
    }
  | {
      readonly type: 'captured';
      readonly turn: number;
      /** Null where the recording cannot be read. */
      readonly audioBase64: string | null;
      /** Size in bytes, before base64. */
      readonly size: number;
      /** As in `transcribed`. */
      readonly spokenMs: number;
    }
  | { readonly type: 'playbackEnded'; readonly turn: number; readonly end: 'ended' | 'blocked' | 'failed' }
  | { readonly type: 'soundUnlocked' }
  | { readonly type: 'timerElapsed'; readonly timer: string };

/** Reports of the connection. */
export type ConnectionEvent =
  | { readonly type: 'connectionOpened' }
  /** `clean`: it was closed, not broken. */
  | { readonly type: 'connectionLost'; readonly clean: boolean }
  | { readonly type: 'connectionGivenUp'; readonly reason: SocketReason }
  /** A message has reached the server. */
  | { readonly type: 'delivered'; readonly id: string };

/** Something that was said in an earlier page and may not have reached the server. */
export interface UndeliveredText {
  readonly id: string;
  readonly text: string;
  readonly draft?: boolean | undefined;
  readonly spoken_ms?: number | undefined;
}

/** Actions of the learner in every session. */
export type LearnerEvent =
  | { readonly type: 'started'; readonly undelivered: readonly UndeliveredText[] }
  | { readonly type: 'textSubmitted'; readonly text: string }
  | {
      readonly type:
        | 'sendNowPressed'
        | 'typingStarted'
        | 'retryPressed'
        | 'microphoneRetried'
        | 'unlockPressed'
        | 'noticeRead'
        | 'hungUp';
    };

/** Messages of the server in every live session. */
export type ServerEvent<R extends string> =
  | {
      readonly type: 'sessionResumed';
      /** The server's name of the session; null where it gives none. */
      readonly sessionId: string | null;
      readonly history: readonly HistoryEntry<R>[];
    }
  /** A part of a voice that is about to speak. */
  | { readonly type: 'voiceCame' }
  | { readonly type: 'errorReported'; readonly detail: string; readonly id: string | undefined }
  /** The message of this id is not understood as it is, however often it is sent. */
  | { readonly type: 'messageRefused'; readonly detail: string; readonly id: string }
  | { readonly type: 'terminated' };

export type CoreEvent<K extends Kind> =
  | DeviceEvent
  | ConnectionEvent
  | LearnerEvent
  | ServerEvent<Role<K>>
  /** The socket would not take this message. */
  | { readonly type: 'sendingRefused'; readonly message: K['out'] | TerminateMessage };

/** Something that happened in a session. */
export type SessionEvent<K extends Kind> = CoreEvent<K> | K['event'];

/** The time of an event, in milliseconds since 1970. */
export interface Timed {
  readonly at: number;
}

/** One event of the core, by its type. */
export type EventOf<K extends Kind, T extends CoreEvent<K>['type']> = Extract<CoreEvent<K>, { type: T }> & Timed;
