import { changeMessage, createMessage, stillPending } from '../messages.ts';
import { maximumTextLength } from './limits.ts';
import { finishSpeech, transcribeAgain } from './on-voice.ts';
import { awaitReply, leave, record, recordFrom, requestNext, say, speak } from './phases.ts';
import type { InterviewEvent } from './protocol.ts';
import { type Answer, before, type Effects, notify, remember, type State, type Step, stay } from './state.ts';
import { texts } from './texts.ts';

type Event<T extends InterviewEvent['type']> = Extract<InterviewEvent, { type: T }>;

/** The pause is about the answer, not about what comes of it. */
const isAnswerPaused = ({ phase }: State): boolean =>
  phase.name === 'paused' && phase.resume !== 'reply' && phase.resume !== 'question';

/** The learner may type whenever it is their turn, also when the question cannot be heard. */
export const canType = (state: State): boolean => {
  const { phase, memory } = state;
  return (
    ['preparing-answer', 'readying', 'recording', 'typing'].includes(phase.name) ||
    isAnswerPaused(state) ||
    (phase.name === 'speaking' && phase.blocked && memory.due === 'answer' && !phase.speech.last)
  );
};

export const canHearAgain = ({ phase, memory }: State): boolean =>
  (phase.name === 'preparing-answer' || phase.name === 'typing') && !!memory.question?.audioBase64;

/** What an earlier page could not deliver is sent first, under its old ids: a server that has it takes it as one. */
export const onStarted = (state: State, { at, undelivered }: Event<'started'>): Step => {
  const { memory } = state;
  if (memory.startedAt !== null) return stay(state);
  const unsent = undelivered.map(
    (answer): Answer => ({ type: 'user_message', assistant_mode: memory.assistant, ...answer }),
  );
  const messages = undelivered.map(({ id, text, draft = false }) =>
    createMessage(id, 'user', text, at, { draft, pending: true }),
  );
  const waiting = unsent.at(-1) ?? null;
  return [
    remember(state, { startedAt: at, messages, undelivered: unsent, waiting, due: waiting ? 'reply' : memory.due }),
    [...unsent.map((message) => ({ do: 'send', message }) as const), { do: 'connect' }],
  ];
};

export const onRecordPressed = (state: State): Step =>
  state.phase.name === 'preparing-answer' ? recordFrom(state, state.memory) : stay(state);

/** Whoever types reads what could not be heard. */
const read = (phase: State['phase']): Effects =>
  phase.name === 'speaking' && !phase.speech.isAgain ? [{ do: 'send', message: { type: 'coach_done_speaking' } }] : [];

export const onTypingStarted = (state: State): Step => {
  const { phase, memory } = state;
  if (!canType(state) || phase.name === 'typing') return stay(state);
  const messages =
    phase.name === 'speaking'
      ? changeMessage(memory.messages, phase.speech.messageId, { unheard: true })
      : memory.messages;
  return [
    { phase: { name: 'typing' }, memory: { ...memory, messages, typing: true, notice: null } },
    [...leave(phase), ...read(phase)],
  ];
};

export const onTextSubmitted = (state: State, event: Event<'textSubmitted'>): Step => {
  const { phase, memory } = state;
  const text = event.text.trim();
  if (text === '' || !canType(state)) return stay(state);
  if (text.length > maximumTextLength) return [{ phase, memory: notify(memory, 'error', texts.textTooLong) }, []];
  return before([...leave(phase), ...read(phase)], say({ ...memory, notice: null }, text, event.at));
};

export const onHearAgainPressed = (state: State): Step => {
  const { phase, memory } = state;
  if (!canHearAgain(state) || !memory.question) return stay(state);
  return before(leave(phase), speak(memory, { ...memory.question, isAgain: true }));
};

export const onAssistantSet = (state: State, { on }: Event<'assistantSet'>): Step => [
  remember(state, { assistant: on }),
  [],
];

export const onSkipPressed = (state: State, event: Event<'skipPressed'>): Step =>
  state.phase.name === 'ideal' ? finishSpeech(state, event.at) : stay(state);

/** From `typing`, and from a pause of the answer, back to the microphone. */
export const onMicrophoneRetried = (state: State): Step =>
  state.phase.name === 'typing' || isAnswerPaused(state)
    ? recordFrom(state, { ...state.memory, misses: 0, typing: false, microphone: 'unknown', notice: null })
    : stay(state);

/** Goes on from the step that failed. An answer is sent under its old id: a server that has it takes it as one. */
export const onRetryPressed = (state: State): Step => {
  const { phase } = state;
  if (phase.name !== 'paused') return stay(state);
  const memory = { ...state.memory, notice: null };
  const { resume } = phase;
  if (typeof resume === 'number') return transcribeAgain(memory, resume);
  if (resume === 'recording') return record({ ...memory, misses: 0 });
  if (resume === 'question' || !memory.waiting) return requestNext(memory);
  return [{ phase: { name: 'sent' }, memory }, [{ do: 'send', message: memory.waiting }, ...awaitReply(memory)]];
};

/** More waits than the socket can keep: the learner may try again later. */
export const onSendingRefused = (state: State, { message }: Event<'sendingRefused'>): Step => {
  const { phase, memory } = state;
  if (message.type !== 'user_message') return stay(state);
  const told = notify(memory, 'error', texts.unsent);
  if (phase.name !== 'sent') return [{ phase, memory: told }, []];
  return [{ phase: { name: 'paused', resume: 'reply' }, memory: told }, leave(phase)];
};

/** A message has reached the server. */
export const onDelivered = (state: State, event: Event<'delivered'>): Step => {
  const { memory } = state;
  const messages = changeMessage(memory.messages, event.id, { pending: false });
  if (messages === memory.messages) return stay(state);
  return [remember(state, { messages, undelivered: stillPending(memory.undelivered, messages) }), []];
};
