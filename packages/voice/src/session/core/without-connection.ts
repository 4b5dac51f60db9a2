import type { Policy } from './policy.ts';
import { type Kind, type SentMessage, type State, stay } from './state.ts';

const ignore = <K extends Kind>(state: State<K>) => stay(state);

/** The part of a policy that is about the connection, for a session that has none and whose learner never types. */
export const withoutConnection = {
  leaveMs: 0,
  outcomes: {},
  texts: { refused: '', unsent: '' },
  confirmSpeech: () => null,
  mayAnswer: () => false,
  toMessage: (_memory: unknown, said): SentMessage => ({ type: 'user_message', ...said }),
  onUnclear: ignore,
  onResumed: ignore,
  onReopened: ignore,
  onReplyMissed: ignore,
  onFault: ignore,
  onReplyRefused: ignore,
  onUnsent: ignore,
} satisfies Partial<Policy<Kind>>;
