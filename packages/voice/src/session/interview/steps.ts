import { changeMessage, isPending } from '../core/messages.ts';
import { type SessionMemory, stay } from '../core/state.ts';
import { awaitReply } from '../core/turns.ts';
import type { Interview, InterviewSpeech, State, Step } from './kind.ts';
import { nextMs, readMs, readWordMs } from './limits.ts';

export type InterviewMemory = SessionMemory<Interview>;

/** Reads what the interview waits for; null in any other phase. */
export const getStep = ({ phase }: State) => (phase.name === 'waiting' ? phase.step : null);

/** The moment before the answer is recorded. */
export const isResting = ({ phase }: State): boolean => phase.name === 'readying' && phase.turn === null;

/** The pause is about what the server owes, not about the learner's answer. */
export const isReplyPaused = ({ phase }: State): boolean =>
  phase.name === 'paused' && (phase.resume === 'reply' || phase.resume === 'question');

/** A notice that asked the learner to try again is out of date when the server goes on by itself. */
export const keepNotice = (state: State): InterviewMemory['notice'] =>
  isReplyPaused(state) ? null : state.memory.notice;

/** The answer has arrived, so that what the server says now comes after it. */
export const isDelivered = ({ waiting, messages }: InterviewMemory): boolean => !isPending(messages, waiting?.id);

/** Whether nothing goes on but waiting for what the server makes of an answer. */
export const awaitsReply = (state: State): boolean =>
  getStep(state)?.name === 'sent' ||
  getStep(state)?.name === 'generating-ideal' ||
  isReplyPaused(state) ||
  (state.phase.name === 'connecting' && state.memory.begun);

/** The 2 s before the next question is requested; without a connection they begin when it is back. */
export const awaitNext = (memory: InterviewMemory): Step => [
  { phase: { name: 'waiting', step: { name: 'waiting', requested: false } }, memory },
  memory.connection === 'open' ? [{ do: 'wait', timer: 'next', ms: nextMs }] : [],
];

/** Requests a question now; requested twice, it is still one question. Without a connection it is requested when that is back. */
export const requestNext = (memory: InterviewMemory): Step => {
  const phase: State['phase'] = memory.begun
    ? { name: 'waiting', step: { name: 'waiting', requested: true } }
    : { name: 'connecting' };
  if (memory.connection !== 'open') return memory.begun ? awaitNext(memory) : stay({ phase, memory });
  return [{ phase, memory }, [{ do: 'send', message: { type: 'request_next_question' } }, ...awaitReply(memory)]];
};

/** Shows a text that cannot be heard, for as long as it takes to read it. */
export const showUnheard = (memory: InterviewMemory, speech: InterviewSpeech): Step => {
  const messages = changeMessage(memory.messages, speech.messageId, { unheard: true });
  const ms = Math.max(readMs, speech.text.split(/\s+/).length * readWordMs);
  return [
    { phase: { name: 'speaking', turn: null, speech, blocked: false }, memory: { ...memory, messages } },
    [{ do: 'wait', timer: 'speech', ms }],
  ];
};

/** The message by which the server learns that a speech was heard; null where it knows. */
export const confirmSpeech = ({ role, isAgain }: InterviewSpeech) =>
  isAgain ? null : ({ type: role === 'coach' ? 'coach_done_speaking' : 'perfect_answer_done' } as const);
