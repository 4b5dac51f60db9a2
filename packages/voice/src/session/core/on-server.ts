import type { EventOf } from './events.ts';
import { changeMessage, isPending, mergeHistory, stillPending } from './messages.ts';
import type { Policy } from './policy.ts';
import { type Kind, notify, type SessionMemory, type State, type Step, stay } from './state.ts';

/** A message has reached the server. */
export const onDelivered = <K extends Kind>(state: State<K>, { id }: EventOf<K, 'delivered'>): Step<K> => {
  const { phase, memory } = state;
  const messages = changeMessage(memory.messages, id, { pending: false });
  if (messages === memory.messages) return stay(state);
  return [{ phase, memory: { ...memory, messages, undelivered: stillPending(memory.undelivered, messages) } }, []];
};

/** When the learner came back after a reload, the session began with its first turn. */
const findStart = <K extends Kind>({ phase, memory }: State<K>, first: string | undefined): number | null => {
  const began = phase.name === 'connecting' && first !== undefined ? Date.parse(first) : Number.NaN;
  return memory.startedAt !== null && began < memory.startedAt ? began : memory.startedAt;
};

/** Takes over the turns as the server keeps them. */
export const onSessionResumed = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { sessionId, history, at }: EventOf<K, 'sessionResumed'>,
): Step<K> => {
  const { memory } = state;
  const messages = mergeHistory(memory.messages, history, at);
  const merged: SessionMemory<K> = {
    ...memory,
    messages,
    undelivered: stillPending(memory.undelivered, messages),
    startedAt: findStart(state, history[0]?.timestamp),
  };
  return policy.onResumed(state, merged, { id: sessionId, history }, at);
};

/** Something that came could not be used, or could not be answered. */
export const onErrorReported = <K extends Kind>(
  policy: Policy<K>,
  { phase, memory }: State<K>,
  { detail, id }: { readonly detail: string; readonly id: string | undefined },
): Step<K> => {
  const told = { phase, memory: notify(memory, 'error', detail) };
  return policy.onFault(told, { detail, concernsWaiting: id === undefined || id === memory.waiting?.id });
};

/** Sent again as it is, the message would be refused for ever: it is taken back, and the learner says something else. */
export const onMessageRefused = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { detail, id, at }: EventOf<K, 'messageRefused'>,
): Step<K> => {
  const { phase, memory } = state;
  if (!isPending(memory.messages, id)) return onErrorReported(policy, state, { detail, id });
  const messages = memory.messages.filter((message) => message.id !== id);
  const undelivered = stillPending(memory.undelivered, messages);
  const told = notify<K>({ ...memory, messages, undelivered }, 'error', policy.texts.refused);
  if (id !== memory.waiting?.id) return stay({ phase, memory: told });
  return policy.onReplyRefused(state, { ...told, waiting: null }, at);
};

/** More waits than the socket can keep: the learner may try again later. */
export const onSendingRefused = <K extends Kind>(
  policy: Policy<K>,
  { phase, memory }: State<K>,
  { message, at }: EventOf<K, 'sendingRefused'>,
): Step<K> =>
  message.type === 'user_message'
    ? policy.onUnsent({ phase, memory: notify(memory, 'error', policy.texts.unsent) }, at)
    : stay({ phase, memory });
