import type { MicrophoneFault } from '../../io/ports.ts';
import type { SocketReason } from '../../net/ports.ts';
import type { Heard } from '../../speech/ports.ts';
import type { SessionEvent, Timed, UndeliveredText } from './events.ts';
import type { HistoryEntry } from './messages.ts';
import type { Effects, Failure, Kind, Phase, Role, SentMessage, SessionMemory, State, Step } from './state.ts';

/** The differences between the kinds of sessions. Every function is pure. */
export interface Policy<K extends Kind> {
  /** Time from the beginning of the learner's turn to the recording, in milliseconds. */
  readonly readyMs: number;
  /** Longest recording, in milliseconds. */
  readonly recordingMs: number;
  /** Time from the server's confirmation of the end to the end, in milliseconds. */
  readonly leaveMs: number;
  /** The outcome of a session that the learner ended. */
  readonly finalOutcome: K['outcome'];
  /** The outcome when the socket has given up; undefined where the session goes on without it. */
  readonly outcomes: Readonly<Partial<Record<SocketReason, K['outcome']>>>;
  /** Timers that belong to a phase, beside those of the core. */
  readonly timers: Readonly<Partial<Record<Phase<K>['name'], readonly string[]>>>;
  /** How a recording that has ended is read. */
  readonly handOver: 'transcribe' | 'capture';
  readonly texts: { readonly refused: string; readonly unsent: string };
  readonly faultTexts: Readonly<Record<MicrophoneFault, string>>;
  /** The phase in which the learner's turn goes on without a microphone. */
  readonly withoutMicrophone: Phase<K>;

  /** Takes an event of this kind of session, or one that it handles in its own way; undefined leaves it to the core. */
  readonly on: (state: State<K>, event: SessionEvent<K> & Timed) => Step<K> | undefined;
  /** Whether an ended session still takes in an event. @default it takes none */
  readonly outlivesEnd?: (event: SessionEvent<K>) => boolean;
  /** Starts what the session needs first. */
  readonly start: (state: State<K>, at: number) => Step<K>;
  /** Goes on with what is due when nothing is left to be said. */
  readonly next: (memory: SessionMemory<K>, at: number) => Step<K>;

  /** Adds to the change when a recording has begun. @default nothing */
  readonly afterRecordingStarted?: (memory: SessionMemory<K>) => readonly [SessionMemory<K>, Effects<K>];
  /** The notice that stays when the learner's turn is over. @default none */
  readonly keepNotice?: (memory: SessionMemory<K>) => SessionMemory<K>['notice'];
  /** A recording that could not be turned into text, and is not silence. */
  readonly onUnclear: (
    state: State<K>,
    turn: number,
    failure: Failure & { readonly heard: Unclear },
    at: number,
  ) => Step<K>;

  /** The sound of a speech in base64; empty where there is none. */
  readonly findAudio: (memory: SessionMemory<K>, speech: K['speech']) => string;
  /** A speech without a sound. */
  readonly speakSilently: (memory: SessionMemory<K>, speech: K['speech'], at: number) => Step<K>;
  /** A speech was heard to its end. */
  readonly onSpoken: (state: State<K>, speech: K['speech'], at: number) => Step<K>;
  /** A speech could not be played. */
  readonly onUnplayable: (state: State<K>, speech: K['speech'], at: number) => Step<K>;
  /** The message by which the server learns that a speech was heard, or read. */
  readonly confirmSpeech: (speech: K['speech']) => K['out'] | null;
  /** Whether the learner may already answer a speech that is blocked. */
  readonly mayAnswer: (memory: SessionMemory<K>, speech: K['speech']) => boolean;

  /** Makes the message of what the learner said. */
  readonly toMessage: (memory: SessionMemory<K>, said: UndeliveredText) => K['sent'] & SentMessage;
  /** Adds to the change when the learner has said something. @default nothing */
  readonly afterSaying?: (memory: SessionMemory<K>) => SessionMemory<K>;
  /** The server's turns are merged into the memory: `memory` is the one after it. */
  readonly onResumed: (
    state: State<K>,
    memory: SessionMemory<K>,
    session: { readonly id: string | null; readonly history: readonly HistoryEntry<Role<K>>[] },
    at: number,
  ) => Step<K>;
  /** The connection is open again during a step. */
  readonly onReopened: (state: State<K>, step: K['step']) => Step<K>;
  /** The server did not say anything for too long. */
  readonly onReplyMissed: (state: State<K>, at: number) => Step<K>;
  /** The server could not use or answer something, of which the learner has been told. */
  readonly onFault: (state: State<K>, fault: { readonly detail: string; readonly concernsWaiting: boolean }) => Step<K>;
  /** The message that waited for a reply is taken back, because the server refused it. */
  readonly onReplyRefused: (state: State<K>, memory: SessionMemory<K>, at: number) => Step<K>;
  /** A message of the learner could not be sent; they have been told. */
  readonly onUnsent: (state: State<K>, at: number) => Step<K>;
}

/** A transcription that gave no text of the learner's, and was no silence. */
export type Unclear = Exclude<Heard, { readonly kind: 'heard' | 'nothing' }>;
