import { changeMessage, createMessage, isPending, mergeHistory, stillPending } from '../messages.ts';
import { notGreetedText } from './on-connection.ts';
import { awaitAnswer, goOnFrom, leave } from './phases.ts';
import type { ConversationEffect, ConversationEvent } from './protocol.ts';
import { type Memory, notify, remember, type State, type Step, stay } from './state.ts';

type Event<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;

const isAboutDailyLimit = (text: string): boolean => /daily free/i.test(text);

/** Whether what the coach says now can be the answer: the message it answers has arrived there. */
const isAnswered = ({ waiting, messages }: Memory): boolean =>
  waiting !== null && messages.some(({ id, pending }) => id === waiting.id && !pending);

/** A notice that asked the learner to try again, or to begin, is out of date once the coach has spoken. */
const isOutOfDate = ({ phase, memory }: State, isAnswer: boolean): boolean =>
  memory.notice?.text === notGreetedText || (isAnswer && phase.name === 'thinking' && phase.stalled);

/** A message of the coach; one whose id was spoken before is not spoken again. */
export const onCoachSpoke = (state: State, event: Event<'coachSpoke'>): Step => {
  const { phase, memory } = state;
  if (phase.name === 'ending' || (event.id !== undefined && memory.spoken.includes(event.id))) return stay(state);
  const named = memory.named + 1;
  const id = event.id ?? `${memory.name}-${named}`;
  const isShown = memory.messages.some((message) => message.id === id);
  const isAnswer = isAnswered(memory);
  const next: Memory = {
    ...memory,
    named,
    messages: isShown ? memory.messages : [...memory.messages, createMessage(id, 'coach', event.text, event.at)],
    spoken: [...memory.spoken, id],
    dailyFree: isAboutDailyLimit(event.text),
    waiting: isAnswer ? null : memory.waiting,
    notice: isOutOfDate(state, isAnswer) ? null : memory.notice,
  };
  if (event.block || phase.name === 'limited') {
    return [{ phase: { name: 'limited' }, memory: { ...next, toSpeak: [] } }, leave(phase)];
  }
  const heard: Memory = { ...next, toSpeak: [...next.toSpeak, { messageId: id, audioBase64: event.audioBase64 }] };
  // The learner is not interrupted, and the coach not by itself: it is said afterwards.
  const isBusy = phase.name === 'speaking' || phase.name === 'listening' || phase.name === 'processing';
  return isBusy ? [{ phase, memory: heard }, []] : goOnFrom(state, heard);
};

/** The server is at work on the answer: it has 30 s from now on. */
export const onCoachThought = (state: State): Step =>
  state.phase.name === 'thinking'
    ? [{ ...state, phase: { name: 'thinking', stalled: false } }, awaitAnswer(state.memory)]
    : stay(state);

/** What the coach says is on its way: the rest of it has 30 s from now on. */
export const onVoiceCame = (state: State): Step =>
  state.phase.name === 'connecting' ? [state, awaitAnswer(state.memory)] : onCoachThought(state);

/** When the learner came back after a reload, the conversation began with its first turn. */
const startOf = ({ phase, memory }: State, first: string | undefined): number | null => {
  const began = phase.name === 'connecting' && first !== undefined ? Date.parse(first) : Number.NaN;
  return memory.startedAt !== null && began < memory.startedAt ? began : memory.startedAt;
};

/** The turns as the server keeps them; corrections that it does not know are sent again. */
export const onSessionResumed = (state: State, event: Event<'sessionResumed'>): Step => {
  const { phase, memory } = state;
  const texts = new Map(event.history.map(({ id, text }) => [id, text]));
  const unknown = Object.entries(memory.corrections).filter(([id, text]) => texts.has(id) && texts.get(id) !== text);
  const resend = unknown.map(
    ([id, text]): ConversationEffect => ({
      do: 'send',
      message: { type: 'user_correction', id, text },
    }),
  );
  const merged = unknown.reduce(
    (messages, [id, text]) => changeMessage(messages, id, { text, draft: false }),
    mergeHistory(memory.messages, event.history, event.at),
  );
  const next: Memory = {
    ...memory,
    messages: merged,
    undelivered: stillPending(memory.undelivered, merged),
    sessionId: event.sessionId,
    startedAt: startOf(state, event.history[0]?.timestamp),
  };
  const last = event.history.at(-1);
  if (phase.name !== 'connecting' || last?.role !== 'user') return [{ phase, memory: next }, resend];
  const unanswered = { type: 'user_message', id: last.id, text: last.text } as const;
  const [after, effects] = goOnFrom(state, { ...next, waiting: memory.waiting ?? unanswered });
  return [after, [...resend, ...effects]];
};

/** What came could not be used. If it may be what waits for an answer, the learner may send it again. */
export const onErrorReported = (state: State, event: Event<'errorReported'>): Step => {
  const memory: Memory = {
    ...notify(state.memory, 'error', event.detail),
    dailyFree: isAboutDailyLimit(event.detail),
  };
  const concernsWaiting = event.id === undefined || event.id === memory.waiting?.id;
  if (state.phase.name !== 'thinking' || !concernsWaiting) return [{ ...state, memory }, []];
  return [{ phase: { name: 'thinking', stalled: true }, memory }, leave(state.phase)];
};

/** Sent again as it is, it would be refused for ever: it is taken back, and the learner says something else. */
export const onMessageRefused = (state: State, event: Event<'messageRefused'>): Step => {
  const { phase, memory } = state;
  if (!isPending(memory.messages, event.id)) return onErrorReported(state, { ...event, type: 'errorReported' });
  const messages = memory.messages.filter(({ id }) => id !== event.id);
  const text = 'Your message could not be taken. Please say it again, or type it.';
  const undelivered = stillPending(memory.undelivered, messages);
  const told = notify({ ...memory, messages, undelivered }, 'error', text);
  if (event.id !== memory.waiting?.id) return [{ phase, memory: told }, []];
  const next: Memory = { ...told, waiting: null };
  return phase.name === 'thinking' ? goOnFrom(state, next) : [{ phase, memory: next }, []];
};

/** A message has reached the server. */
export const onDelivered = (state: State, event: Event<'delivered'>): Step => {
  const { memory } = state;
  const messages = changeMessage(memory.messages, event.id, { pending: false });
  if (messages === memory.messages) return stay(state);
  return [remember(state, { messages, undelivered: stillPending(memory.undelivered, messages) }), []];
};
