import type { InterviewClientMessage, InterviewServerMessage } from '@sayso/api/contract/interview-socket';
import type { SessionEvent } from '../core/events.ts';
import { readServerMessage } from '../core/server-message.ts';
import { createState, type State as SessionState, type Step as SessionStep } from '../core/state.ts';
import type { InterviewOutcome } from './snapshot.ts';

/** Something that the interviewer or the assistant says; an empty `audioBase64` has no sound. */
export interface InterviewSpeech {
  readonly messageId: string;
  readonly role: 'coach' | 'assistant';
  readonly text: string;
  readonly audioBase64: string;
  /** The interviewer says goodbye. */
  readonly last: boolean;
  /** The learner wanted to hear it once more: the server knows already that it was heard. */
  readonly isAgain: boolean;
}

type SentAnswer = Extract<InterviewClientMessage, { type: 'user_message' }> & { readonly id: string };

type InterviewStep =
  /** The answer is sent, and nothing has come back yet; shown as `processing`. */
  | { readonly name: 'sent' | 'generating-ideal' }
  /** The 2 s before the next question is requested, and the wait for it. */
  | { readonly name: 'waiting'; readonly requested: boolean };

interface Extra {
  /** Ideal answers are wanted. */
  readonly assistant: boolean;
  /** The interviewer has spoken. */
  readonly begun: boolean;
  /** The next thing that the interview needs, when everything was heard: a question, the learner's answer, or the server's reply to it. */
  readonly due: 'question' | 'answer' | 'reply';
  /** The question that is open. */
  readonly question: InterviewSpeech | null;
  /** The “long answer” hint is shown while recording. */
  readonly isLong: boolean;
}

interface SpokenText {
  readonly id: string | undefined;
  readonly text: string;
  readonly audioBase64: string;
}

type OwnEvent =
  | {
      readonly type:
        | 'recordPressed'
        | 'hearAgainPressed'
        | 'skipPressed'
        | 'idealPromised'
        /** The next question is due; there was no ideal answer, or it was heard. */
        | 'questionDue';
    }
  | { readonly type: 'assistantSet'; readonly on: boolean }
  | ({ readonly type: 'questionAsked'; readonly last: boolean } & SpokenText)
  | ({ readonly type: 'idealGiven' } & SpokenText)
  /** A recording longer than usual is about to be transcribed; `size` in bytes. */
  | { readonly type: 'longAnswerMeasured'; readonly size: number };

/** The types of an interview. */
export interface Interview {
  readonly role: 'coach' | 'assistant';
  readonly tone: 'warning';
  readonly speech: InterviewSpeech;
  readonly step: InterviewStep;
  readonly resume: 'reply' | 'question';
  readonly outcome: InterviewOutcome;
  readonly sent: SentAnswer;
  readonly out: InterviewClientMessage;
  readonly event: OwnEvent;
  readonly effect: never;
  readonly extra: Extra;
}

export type State = SessionState<Interview>;
export type Step = SessionStep<Interview>;
export type InterviewEvent = SessionEvent<Interview>;

/**
 * The state before the start.
 * @param name begins every id made in this page; at most 50 characters, different in every page
 * @param assistant whether ideal answers are wanted
 */
export const initialState = (name: string, assistant = true): State =>
  createState<Interview>(name, { assistant, begun: false, due: 'question', question: null, isLong: false });

/** A message of the server as an event; null for those that change nothing here (pong, ack: the socket reports deliveries). */
export const toEvent = (message: InterviewServerMessage): InterviewEvent | null => {
  switch (message.type) {
    case 'bot_message': {
      const { id, text, audio_base64, last } = message;
      return { type: 'questionAsked', id, text, audioBase64: audio_base64 ?? '', last: last ?? false };
    }
    case 'assistant_perfect_answer':
      return { type: 'idealGiven', id: message.id, text: message.text, audioBase64: message.audio_base64 ?? '' };
    case 'waiting_perfect_answer':
      return { type: 'idealPromised' };
    case 'perfect_answer_done':
    case 'waiting_next_question':
      return { type: 'questionDue' };
    default:
      return readServerMessage(message);
  }
};
