import type { EventOf } from './events.ts';
import { maximumTextLength } from './limits.ts';
import { changeMessage, createMessage } from './messages.ts';
import type { Policy } from './policy.ts';
import { before, type Effects, type Kind, notify, type SessionMemory, type State, type Step, stay } from './state.ts';
import { texts } from './texts.ts';
import { leave, record, say, transcribeAgain } from './turns.ts';

/** Sends first what an earlier page could not deliver, under its old ids: a server that has it counts it once. */
export const onStarted = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { undelivered, at }: EventOf<K, 'started'>,
): Step<K> => {
  if (state.memory.startedAt !== null) return stay(state);
  const unsent = undelivered.map((said) => policy.toMessage(state.memory, said));
  const messages = undelivered.map(({ id, text, draft = false }) =>
    createMessage(id, 'user' as const, text, at, { draft, pending: true }),
  );
  const memory: SessionMemory<K> = {
    ...state.memory,
    startedAt: at,
    messages,
    undelivered: unsent,
    waiting: unsent.at(-1) ?? null,
  };
  const sends = unsent.map((message) => ({ do: 'send', message }) as const);
  return before(sends, policy.start({ ...state, memory }, at));
};

/** The pause is about the learner's turn, not about the reply to it. */
const isTurnPaused = <K extends Kind>({ phase }: State<K>): boolean =>
  phase.name === 'paused' && (phase.resume === 'recording' || typeof phase.resume === 'number');

/** Whether the learner may type: whenever it is their turn, also when what they would answer cannot be heard. */
export const canType = <K extends Kind>(policy: Policy<K>, state: State<K>): boolean => {
  const { phase, memory } = state;
  return (
    ['readying', 'recording', 'typing'].includes(phase.name) ||
    isTurnPaused(state) ||
    (phase.name === 'speaking' && phase.blocked && policy.mayAnswer(memory, phase.speech))
  );
};

/** A learner who types has read what could not be heard. */
const confirmRead = <K extends Kind>(policy: Policy<K>, { phase }: State<K>): Effects<K> => {
  const message = phase.name === 'speaking' ? policy.confirmSpeech(phase.speech) : null;
  return message ? [{ do: 'send', message }] : [];
};

export const onTypingStarted = <K extends Kind>(policy: Policy<K>, state: State<K>): Step<K> => {
  const { phase, memory } = state;
  if (!canType(policy, state) || phase.name === 'typing') return stay(state);
  const unheard = phase.name === 'speaking' ? phase.speech.messageId : null;
  const messages = unheard === null ? memory.messages : changeMessage(memory.messages, unheard, { unheard: true });
  return [
    { phase: { name: 'typing' }, memory: { ...memory, messages, typing: true, notice: null } },
    [...leave(policy, phase), ...confirmRead(policy, state)],
  ];
};

export const onTextSubmitted = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  event: EventOf<K, 'textSubmitted'>,
): Step<K> => {
  const { phase, memory } = state;
  const text = event.text.trim();
  if (text === '' || !canType(policy, state)) return stay(state);
  if (text.length > maximumTextLength) return stay({ phase, memory: notify(memory, 'error', texts.tooLong) });
  const said = say(policy, { ...memory, misses: 0, notice: null }, text, event.at);
  return before([...leave(policy, phase), ...confirmRead(policy, state)], said);
};

/** Back to the microphone, from the keyboard or from a pause. */
export const onMicrophoneRetried = <K extends Kind>(policy: Policy<K>, state: State<K>, at: number): Step<K> => {
  const { phase, memory } = state;
  if (phase.name !== 'typing' && !isTurnPaused(state)) return stay(state);
  const free: SessionMemory<K> = {
    ...memory,
    misses: 0,
    typing: false,
    reading: false,
    microphone: 'unknown',
    notice: null,
  };
  return before(leave(policy, phase), record(policy, free, at));
};

/** Goes on with the recording that failed: it is transcribed again, or there is a new one. */
export const onRetryPressed = <K extends Kind>(policy: Policy<K>, state: State<K>, at: number): Step<K> => {
  const { phase, memory } = state;
  if (phase.name !== 'paused') return stay(state);
  return typeof phase.resume === 'number'
    ? transcribeAgain({ ...memory, notice: null }, phase.resume)
    : onMicrophoneRetried(policy, state, at);
};
