import type { InterviewClientMessage } from '@sayso/api/contract/interview-socket';
import type { Detach } from '../../io/clock/clock.ts';
import type { LevelSource, MicrophoneFault } from '../../io/ports.ts';

/**
 * Where the interview is. Beside the steps that the product names:
 * `readying`: the microphone is being opened (the browser may be asking for permission);
 * `typing`: the microphone is off or refused, the answer is typed;
 * `paused`: the interview waits for a touch; `notice` says why and `retry()` goes on from the step that failed;
 * `ideal`: the assistant's ideal answer is heard; `waiting`: the 2 s before the next question is asked for, and the wait for it.
 */
export type InterviewPhase =
  | 'preparing'
  | 'speaking'
  | 'preparing-answer'
  | 'readying'
  | 'recording'
  | 'typing'
  | 'processing'
  | 'generating-ideal'
  | 'ideal'
  | 'waiting'
  | 'paused'
  | 'ending'
  | 'ended';

/** The socket, beside the phase: recording goes on while it is `reconnecting`. */
export type InterviewConnection = 'connecting' | 'open' | 'reconnecting';

/**
 * Where the page goes next: `/job-interview/review` or `/auth`. `taken-over`: the interview goes on in another tab.
 * `not-found`: the server knows no such interview.
 */
export type InterviewOutcome = 'review' | 'unauthorized' | 'taken-over' | 'not-found';

/** One turn, with HTML tags stripped. */
export interface InterviewMessage {
  readonly id: string;
  readonly role: 'coach' | 'assistant' | 'user';
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** The engine that heard it is not sure. */
  readonly draft: boolean;
  /** Not yet known to have reached the server. */
  readonly pending: boolean;
  /** Its voice could not be played: show the text even when texts are hidden. */
  readonly unheard: boolean;
}

/** One thing to tell the learner, as a toast; a new `id` is a new notice, also with the same text. */
export interface InterviewNotice {
  readonly id: number;
  readonly tone: 'info' | 'warning' | 'error';
  readonly text: string;
}

type UserMessage = Extract<InterviewClientMessage, { type: 'user_message' }>;

/** Something that the learner said and the server may not have: to be kept over a reload. Only `id` and `text` where an older page kept it. */
export type UndeliveredAnswer = Pick<InterviewMessage, 'id' | 'text'> &
  Partial<Pick<UserMessage, 'assistant_mode' | 'draft' | 'spoken_ms'>>;

/** Everything an interview screen shows. The same object as long as nothing in it changed. */
export interface InterviewSnapshot {
  readonly phase: InterviewPhase;
  readonly connection: InterviewConnection;
  readonly messages: readonly InterviewMessage[];
  /** The answers of the learner that are still `pending`, as they are sent. */
  readonly undelivered: readonly UndeliveredAnswer[];
  /** The interviewer has spoken at least once; before that the screen prepares. */
  readonly begun: boolean;
  /** The ideal answer is given after each answer; on at first. Counts for the next answer that is sent. */
  readonly assistant: boolean;
  /** While `preparing-answer`: when recording begins by itself, ms since 1970; 5 s after the coach. */
  readonly recordingBeginsAt: number | null;
  /** While recording: when it ends by itself, ms since 1970; 60 s. */
  readonly recordingEndsAt: number | null;
  /** The “long answer” hint is shown: from 49 s into the recording, for 10 s. */
  readonly isLongAnswer: boolean;
  /** Recording may begin now, before the 5 s are over. */
  readonly canStartNow: boolean;
  /** The answer may be ended and sent now. */
  readonly canSendNow: boolean;
  readonly canType: boolean;
  /** The question may be heard again: while the answer is being prepared. */
  readonly canHearAgain: boolean;
  /** The ideal answer may be skipped while it is heard. */
  readonly canSkip: boolean;
  /** While `paused`. */
  readonly canRetry: boolean;
  readonly notice: InterviewNotice | null;
  readonly microphone: 'unknown' | 'ready' | MicrophoneFault | 'unplugged';
  /** The browser wants a touch before it plays a voice: call `unlock()` from it. */
  readonly soundBlocked: boolean;
  /** Milliseconds since 1970; null before `start()`. */
  readonly startedAt: number | null;
  /** Set when the phase is `ended`. */
  readonly outcome: InterviewOutcome | null;
}

/** A mock interview. */
export interface InterviewSession {
  subscribe(listener: () => void): Detach;
  getSnapshot(): InterviewSnapshot;
  /** Connects. Calling it twice does nothing. */
  start(): void;
  /** Begins to record without waiting for the 5 s; ignored unless `canStartNow`. */
  startRecording(): void;
  /** Ends the recording and sends the answer; ignored unless `canSendNow`. */
  sendNow(): void;
  /** Puts the microphone aside while the learner types; ignored unless `canType`. */
  startTyping(): void;
  /** Sends a typed answer; ignored when it is blank or not `canType`. */
  sendText(text: string): void;
  /** Says the question once more; ignored unless `canHearAgain`. */
  hearAgain(): void;
  setAssistant(on: boolean): void;
  /** Goes on to the next question without hearing the rest of the ideal answer; ignored unless `canSkip`. */
  skip(): void;
  /** From `paused`: goes on from the step that failed. */
  retry(): void;
  /** Records the answer again from `typing` or `paused`, asking for the microphone again. */
  retryMicrophone(): void;
  /** Call it from a touch or a key: allows sound, and plays the voice that was blocked. */
  unlock(): void;
  /** The red button. */
  hangUp(): void;
  /** Leaves the page: ends the interview on the server and closes the socket. After `ended`, nothing is sent any more. */
  dispose(): void;
  /** The learner's voice; 0 while nothing is recorded. */
  readonly microphoneLevel: LevelSource;
  /** The voice of the interviewer or the assistant. */
  readonly coachLevel: LevelSource;
}
