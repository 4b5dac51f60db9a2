import { changeMessage, createMessage, stripTags } from '../messages.ts';
import { maximumTextLength } from './limits.ts';
import { awaitAnswer, goOnFrom, leave, recordFrom, say } from './phases.ts';
import type { ConversationEffect, ConversationEvent } from './protocol.ts';
import { type NamedMessage, notify, remember, type State, type Step, stay } from './state.ts';

type Event<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;

/** The learner may type whenever it is their turn, also when what they would answer cannot be heard. */
export const canType = ({ phase, memory }: State): boolean =>
  phase.name === 'readying' ||
  phase.name === 'listening' ||
  phase.name === 'paused' ||
  phase.name === 'typing' ||
  (phase.name === 'speaking' && phase.blocked && memory.waiting === null);

export const canRetry = ({ phase, memory }: State): boolean =>
  phase.name === 'thinking' && phase.stalled && memory.waiting !== null;

/** What an earlier page could not deliver is sent first, under its old ids: a server that has it takes it as one. */
export const onStarted = (state: State, { at, undelivered = [] }: Event<'started'>): Step => {
  if (state.memory.startedAt !== null) return stay(state);
  const unsent = undelivered.map((message): NamedMessage => ({ type: 'user_message', ...message }));
  const messages = undelivered.map(({ id, text, draft = false }) =>
    createMessage(id, 'user', text, at, { draft, pending: true }),
  );
  return [
    remember(state, { startedAt: at, messages, undelivered: unsent, waiting: unsent.at(-1) ?? null }),
    [...unsent.map((message) => ({ do: 'send', message }) as const), { do: 'connect' }],
  ];
};

/** Whoever types reads what could not be heard. */
const read = (phase: State['phase']): readonly ConversationEffect[] =>
  phase.name === 'speaking' ? [{ do: 'send', message: { type: 'coach_done_speaking' } }] : [];

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
  const text = event.text.trim();
  if (text === '' || !canType(state)) return stay(state);
  if (text.length > maximumTextLength) {
    const memory = notify(
      state.memory,
      'error',
      `Your answer is too long. Please use ${maximumTextLength} letters at most.`,
    );
    return [{ ...state, memory }, []];
  }
  const [next, effects] = say({ ...state.memory, misses: 0, typing: false, notice: null }, text, event.at);
  return [next, [...leave(state.phase), ...read(state.phase), ...effects]];
};

/** Only a server that keeps a history can be told. */
export const onCorrected = (state: State, event: Event<'corrected'>): Step => {
  const text = event.text.trim().slice(0, maximumTextLength);
  const { messages, sessionId, corrections } = state.memory;
  const isOwn = messages.some(({ id, role }) => id === event.id && role === 'user');
  if (text === '' || !isOwn) return stay(state);
  const changed = remember(state, {
    messages: changeMessage(messages, event.id, { text: stripTags(text), draft: false }),
    corrections: { ...corrections, [event.id]: text },
  });
  const message = { type: 'user_correction', id: event.id, text } as const;
  return [changed, sessionId === null ? [] : [{ do: 'send', message }]];
};

/** From `paused` and `typing`, back to the microphone. */
export const onMicrophoneRetried = (state: State): Step =>
  state.phase.name === 'paused' || state.phase.name === 'typing'
    ? recordFrom(state, { ...state.memory, misses: 0, typing: false, microphone: 'unknown', notice: null })
    : stay(state);

/** The same message under the same id: a server that has it already takes it as one. */
export const onRetryPressed = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name === 'paused') return onMicrophoneRetried(state);
  if (!canRetry(state) || !memory.waiting) return stay(state);
  return [
    { phase: { name: 'thinking', stalled: false }, memory: { ...memory, notice: null } },
    [{ do: 'send', message: memory.waiting }, ...awaitAnswer(memory)],
  ];
};

/** More waits than the socket can keep: the learner may try again later. */
export const onSendingRefused = (state: State, event: Event<'sendingRefused'>): Step => {
  const { phase, memory } = state;
  if (event.message.type !== 'user_message') return stay(state);
  const told = notify(memory, 'error', 'Your message could not be sent. Please try again.');
  if (phase.name !== 'thinking') return goOnFrom(state, told);
  return [{ phase: { name: 'thinking', stalled: true }, memory: told }, leave(phase)];
};
