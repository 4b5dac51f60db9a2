import { createMessage, isPending, mergeHistory, stillPending } from '../messages.ts';
import { awaitNext, awaitReply, goOnFrom, leave } from './phases.ts';
import type { InterviewEvent } from './protocol.ts';
import { before, type Memory, notify, type Speech, type State, type Step, stay } from './state.ts';
import { texts } from './texts.ts';

type Event<T extends InterviewEvent['type']> = Extract<InterviewEvent, { type: T }>;

/** The answer has arrived there, so that what the server says now comes after it. */
const isDelivered = ({ waiting, messages }: Memory): boolean => !isPending(messages, waiting?.id);

/** What was said before is not said again, but the server seems not to know that it was heard. */
const hearsAgain = (state: State, id: string, role: Speech['role']): Step => {
  const { phase, memory } = state;
  const isCurrent = 'speech' in phase && phase.speech.messageId === id;
  if (isCurrent || memory.toSpeak.some(({ messageId }) => messageId === id)) return stay(state);
  if (role === 'coach') return [state, [{ do: 'send', message: { type: 'coach_done_speaking' } }]];
  const done = [{ do: 'send', message: { type: 'perfect_answer_done' } }] as const;
  return phase.name === 'waiting' ? before([...leave(phase), ...done], awaitNext(memory)) : [state, done];
};

/** What asked the learner to try again is out of date when the server goes on by itself. */
const noticeOf = ({ phase, memory }: State): Memory['notice'] =>
  phase.name === 'paused' && (phase.resume === 'reply' || phase.resume === 'question') ? null : memory.notice;

type Said = Event<'questionAsked'> | Event<'idealGiven'>;

/** Shows it, and says it as soon as it interrupts neither the learner nor another voice. */
const hear = (state: State, event: Said, role: Speech['role'], change: Partial<Memory>): Step => {
  const { phase, memory } = state;
  if (phase.name === 'ending') return stay(state);
  if (event.id !== undefined && memory.spoken.includes(event.id)) return hearsAgain(state, event.id, role);
  const named = memory.named + 1;
  const messageId = event.id ?? `${memory.name}-${named}`;
  const isShown = memory.messages.some(({ id }) => id === messageId);
  const shown = createMessage(messageId, role, event.text, event.at);
  const last = event.type === 'questionAsked' && event.last;
  const { text, audioBase64 } = event;
  const speech: Speech = { messageId, role, text, audioBase64, last, isAgain: false };
  const next: Memory = {
    ...memory,
    ...change,
    named,
    begun: true,
    messages: isShown ? memory.messages : [...memory.messages, shown],
    spoken: [...memory.spoken, messageId],
    toSpeak: [...memory.toSpeak, speech],
    question: role === 'coach' ? speech : memory.question,
    notice: noticeOf(state),
  };
  const isBusy =
    ['speaking', 'ideal', 'recording', 'processing'].includes(phase.name) ||
    (phase.name === 'paused' && typeof phase.resume === 'number');
  return isBusy ? [{ phase, memory: next }, []] : goOnFrom(state, next, event.at);
};

/** A question; one that cannot come after the answer that is on its way leaves that waiting. */
export const onQuestionAsked = (state: State, event: Event<'questionAsked'>): Step =>
  hear(state, event, 'coach', isDelivered(state.memory) ? { due: 'answer', waiting: null } : {});

/** The ideal answer; a question that is open already stays open. */
export const onIdealGiven = (state: State, event: Event<'idealGiven'>): Step =>
  hear(state, event, 'assistant', { due: state.memory.due === 'answer' ? 'answer' : 'question', waiting: null });

/** Whether nothing goes on but waiting for what the server makes of an answer. */
const awaitsReply = ({ phase, memory }: State): boolean =>
  phase.name === 'sent' ||
  phase.name === 'generating-ideal' ||
  (phase.name === 'paused' && (phase.resume === 'reply' || phase.resume === 'question')) ||
  (phase.name === 'preparing' && memory.begun);

/** The ideal answer is at work: it has 30 s from now on. */
export const onIdealPromised = (state: State): Step =>
  awaitsReply(state)
    ? [
        { phase: { name: 'generating-ideal' }, memory: { ...state.memory, due: 'reply', notice: noticeOf(state) } },
        awaitReply(state.memory),
      ]
    : stay(state);

/** A voice is on its way: the rest of it has 30 s from now on. */
export const onVoiceCame = (state: State): Step => {
  const { phase, memory } = state;
  const isAwaited =
    ['preparing', 'sent', 'generating-ideal'].includes(phase.name) || (phase.name === 'waiting' && phase.requested);
  return isAwaited ? [state, awaitReply(memory)] : stay(state);
};

/** The answer is dealt with, and the next question is due. */
export const onQuestionDue = (state: State, event: Event<'questionDue'>): Step => {
  const { phase, memory } = state;
  const next: Memory = { ...memory, due: 'question', waiting: null, notice: noticeOf(state) };
  if (awaitsReply(state)) return goOnFrom(state, next, event.at);
  // Heard while something is still being said: there it goes on afterwards.
  return phase.name === 'speaking' && memory.due === 'reply' && isDelivered(memory)
    ? [{ phase, memory: next }, []]
    : stay(state);
};

/** When the learner came back after a reload, the interview began with its first turn. */
const startOf = ({ phase, memory }: State, first: string | undefined): number | null => {
  const began = phase.name === 'preparing' && first !== undefined ? Date.parse(first) : Number.NaN;
  return memory.startedAt !== null && began < memory.startedAt ? began : memory.startedAt;
};

/** The turns as the server keeps them. What is not heard or not answered comes again by itself. */
export const onSessionResumed = (state: State, { history, at }: Event<'sessionResumed'>): Step => {
  const { phase, memory } = state;
  const last = history.at(-1);
  const isFirst = phase.name === 'preparing' && !memory.begun;
  const unanswered =
    last?.role === 'user'
      ? ({ type: 'user_message', id: last.id, text: last.text, assistant_mode: memory.assistant } as const)
      : null;
  const messages = mergeHistory(memory.messages, history, at);
  const next: Memory = {
    ...memory,
    messages,
    undelivered: stillPending(memory.undelivered, messages),
    startedAt: startOf(state, history[0]?.timestamp),
    begun: memory.begun || history.some(({ role }) => role === 'coach'),
  };
  if (!isFirst || !next.begun) return [{ phase, memory: next }, []];
  const waiting = memory.waiting ?? unanswered;
  if (!waiting) return [{ phase, memory: next }, []];
  // Whoever answered has heard the question.
  const spoken = [...memory.spoken, ...history.filter(({ role }) => role === 'coach').map(({ id }) => id)];
  return goOnFrom(state, { ...next, waiting, spoken, due: 'reply' }, at);
};

/** Waiting for the server ends in a pause: the learner may ask for the same once more. */
const pauseWaiting = (state: State, memory: Memory): Step =>
  ['preparing', 'sent', 'generating-ideal', 'waiting'].includes(state.phase.name)
    ? [{ phase: { name: 'paused', resume: memory.due === 'reply' ? 'reply' : 'question' }, memory }, leave(state.phase)]
    : [{ ...state, memory }, []];

/** What came could not be used, or could not be answered. */
export const onErrorReported = (state: State, event: Event<'errorReported'>): Step => {
  const memory = notify(state.memory, 'error', event.detail);
  const concernsWaiting = event.id === undefined || event.id === memory.waiting?.id;
  return concernsWaiting ? pauseWaiting(state, memory) : [{ ...state, memory }, []];
};

/** Sent again as it is, an answer would be refused for ever: it is taken back, and the learner gives another. */
export const onMessageRefused = (state: State, event: Event<'messageRefused'>): Step => {
  const { phase, memory } = state;
  if (!isPending(memory.messages, event.id)) return onErrorReported(state, { ...event, type: 'errorReported' });
  const messages = memory.messages.filter(({ id }) => id !== event.id);
  const undelivered = stillPending(memory.undelivered, messages);
  const told = notify({ ...memory, messages, undelivered }, 'error', texts.refused);
  if (event.id !== memory.waiting?.id) return [{ phase, memory: told }, []];
  const next: Memory = { ...told, waiting: null, due: memory.begun ? 'answer' : 'question' };
  return awaitsReply(state)
    ? [{ phase: { name: 'paused', resume: 'recording' }, memory: next }, leave(phase)]
    : [{ phase, memory: next }, []];
};

/** 30 s on an open connection without a word from the server. */
export const onReplyMissed = (state: State): Step => pauseWaiting(state, notify(state.memory, 'info', texts.noReply));
