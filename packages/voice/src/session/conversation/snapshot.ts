import type { ConversationClientMessage, Scene } from '@sayso/api/contract/conversation-socket';
import type { Detach } from '../../io/clock/clock.ts';
import type { LevelSource, MicrophoneFault } from '../../io/ports.ts';

/**
 * Where the conversation is. Beside the states that the product names:
 * `readying`: the 300 ms after the coach, and the microphone being opened (the browser may be asking for permission);
 * `paused`: nothing was heard three times in a row, the microphone is off until a touch;
 * `typing`: the microphone is off, the answer is typed;
 * `limited`: the Limit Reached dialog is shown.
 */
export type ConversationPhase =
  | 'connecting'
  | 'speaking'
  | 'readying'
  | 'listening'
  | 'paused'
  | 'typing'
  | 'processing'
  | 'thinking'
  | 'limited'
  | 'ending'
  | 'ended';

/** The socket, beside the phase: recording goes on while it is `reconnecting`. */
export type ConversationConnection = 'connecting' | 'open' | 'reconnecting';

/**
 * Where the page goes next: `/session-summary`, `/payment` or `/auth`. `taken-over`: the session goes on in another tab.
 * `not-found`: the server knows no such coach.
 */
export type ConversationOutcome = 'summary' | 'payment' | 'unauthorized' | 'taken-over' | 'not-found';

/** One turn, with HTML tags stripped. */
export interface ConversationMessage {
  readonly id: string;
  readonly role: 'coach' | 'user';
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** The engine that heard it is not sure: offer a correction. */
  readonly draft: boolean;
  /** Not yet known to have reached the server. */
  readonly pending: boolean;
  /** The coach's voice could not be played: show the text even when texts are hidden. */
  readonly unheard: boolean;
}

type UserMessage = Extract<ConversationClientMessage, { type: 'user_message' }>;

/** Something that the learner said and the server may not have: to be kept over a reload. Only `id` and `text` where an older page kept it. */
export type UndeliveredMessage = Pick<ConversationMessage, 'id' | 'text'> &
  Partial<Pick<UserMessage, 'draft' | 'spoken_ms'>>;

/** One thing to tell the learner; a new `id` is a new notice, also with the same text. */
export interface ConversationNotice {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly text: string;
}

/** Everything a conversation screen shows. The same object as long as nothing in it changed. */
export interface ConversationSnapshot {
  readonly phase: ConversationPhase;
  readonly connection: ConversationConnection;
  readonly messages: readonly ConversationMessage[];
  /** The messages of the learner that are still `pending`, as they are sent. */
  readonly undelivered: readonly UndeliveredMessage[];
  readonly notice: ConversationNotice | null;
  /** Only while recording. */
  readonly canSendNow: boolean;
  readonly canType: boolean;
  /** The message waiting for an answer may be sent again: no answer came for 30 s, or the server reported an error. */
  readonly canRetry: boolean;
  /** The server keeps corrections. */
  readonly canCorrect: boolean;
  readonly microphone: 'unknown' | 'ready' | MicrophoneFault | 'unplugged';
  /** The browser wants a touch before it plays the coach: call `unlock()` from it. */
  readonly soundBlocked: boolean;
  /** Milliseconds since 1970; null before `start()`. */
  readonly startedAt: number | null;
  /** The server's name of this session, to be kept over a reload and put into the socket's address; null with a server that cannot resume. */
  readonly sessionId: string | null;
  /** The scene that is played: the place, the steps of the mission, and help with the next words; null with a server that plays none. */
  readonly scene: Scene | null;
  /** The learner reads help, and their turn waits for it. */
  readonly reading: boolean;
  /** Set when the phase is `ended`. */
  readonly outcome: ConversationOutcome | null;
}

/** A live conversation with one coach. */
export interface ConversationSession {
  subscribe(listener: () => void): Detach;
  getSnapshot(): ConversationSnapshot;
  /** Connects. Calling it twice does nothing. */
  start(): void;
  /** Ends the recording and sends what was said; ignored unless `canSendNow`. */
  sendNow(): void;
  /** Puts the microphone aside while the learner types; `retryMicrophone()` takes it up again, so does the next turn. */
  startTyping(): void;
  /** Sends a typed answer; ignored when it is blank or not `canType`. */
  sendText(text: string): void;
  /** Replaces what was heard in one of the learner's messages. */
  correct(id: string, text: string): void;
  /** The learner reads help: the microphone waits until `closeHelp()` or `retryMicrophone()`. What was said in a turn that has begun is not sent. */
  openHelp(): void;
  /** The learner has read it: their turn goes on. */
  closeHelp(): void;
  hangUp(): void;
  /** Sends the unanswered message again, under its old id; from `paused` it listens again. */
  retry(): void;
  /** Listens again from `paused` or `typing`, asking for the microphone again. */
  retryMicrophone(): void;
  /** Call it from a touch or a key: allows sound, and plays the coach if it was blocked. */
  unlock(): void;
  /** The notice has been read. */
  dismissNotice(): void;
  /** Leaves without hanging up: gives the microphone back and closes the socket. After `ended`, words that wait are still delivered. */
  dispose(): void;
  /** The learner's voice; 0 while nothing is recorded. */
  readonly microphoneLevel: LevelSource;
  /** The coach's voice. */
  readonly coachLevel: LevelSource;
}
