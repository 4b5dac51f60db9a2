import type { EventOf } from './events.ts';
import { createMessage } from './messages.ts';
import type { Policy } from './policy.ts';
import { type Kind, type Role, type SessionMemory, type State, type Step, stay } from './state.ts';
import { goOnFrom, speak } from './turns.ts';

export const onPlaybackEnded = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { turn, end, at }: EventOf<K, 'playbackEnded'>,
): Step<K> => {
  const { phase } = state;
  if (phase.name !== 'speaking' || phase.turn !== turn) return stay(state);
  if (end === 'blocked') return [{ ...state, phase: { ...phase, blocked: true } }, []];
  return end === 'failed' ? policy.onUnplayable(state, phase.speech, at) : policy.onSpoken(state, phase.speech, at);
};

/** Sound is allowed now: what was blocked is played. */
export const onSoundUnlocked = <K extends Kind>(policy: Policy<K>, state: State<K>, at: number): Step<K> =>
  state.phase.name === 'speaking' && state.phase.blocked
    ? speak(policy, state.memory, state.phase.speech, at)
    : stay(state);

/** Something that was said to the learner, as it came. */
export interface Said<R extends string> {
  readonly id: string | undefined;
  readonly role: R;
  readonly text: string;
  readonly at: number;
}

/** Shows what was said to the learner, under the server's id or one of our own. */
export const show = <K extends Kind>(
  memory: SessionMemory<K>,
  { id, role, text, at }: Said<Role<K>>,
): { readonly messageId: string; readonly memory: SessionMemory<K> } => {
  const named = memory.named + 1;
  const messageId = id ?? `${memory.name}-${named}`;
  const isShown = memory.messages.some((message) => message.id === messageId);
  return {
    messageId,
    memory: {
      ...memory,
      named,
      messages: isShown ? memory.messages : [...memory.messages, createMessage(messageId, role, text, at)],
      spoken: [...memory.spoken, messageId],
    },
  };
};

/** Speaks as soon as it interrupts neither the learner nor another speech. */
export const speakWhenFree = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  memory: SessionMemory<K>,
  speech: K['speech'],
  at: number,
): Step<K> => {
  const { phase } = state;
  const next: SessionMemory<K> = { ...memory, toSpeak: [...memory.toSpeak, speech] };
  const isBusy =
    phase.name === 'speaking' ||
    phase.name === 'recording' ||
    phase.name === 'processing' ||
    (phase.name === 'paused' && typeof phase.resume === 'number');
  return isBusy ? [{ phase, memory: next }, []] : goOnFrom(policy, state, next, at);
};
