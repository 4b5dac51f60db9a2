import { finish } from './ending.ts';
import type { EventOf } from './events.ts';
import type { Policy } from './policy.ts';
import { type Kind, type State, type Step, stay } from './state.ts';
import { awaitReply, stopTimers, transcribeAgain } from './turns.ts';

/** The connection is open, for the first time or again: what needed it goes on. */
export const onConnectionOpened = <K extends Kind>(policy: Policy<K>, before: State<K>): Step<K> => {
  const state: State<K> = { ...before, memory: { ...before.memory, connection: 'open' } };
  const { phase, memory } = state;
  switch (phase.name) {
    case 'connecting':
      return [state, awaitReply(memory)];
    case 'waiting':
      return policy.onReopened(state, phase.step);
    case 'processing':
      return phase.held ? transcribeAgain(memory, phase.turn) : stay(state);
    case 'paused':
      // A server that dies takes the transcription with it before the socket notices: the recording had no fault.
      return typeof phase.resume === 'number'
        ? transcribeAgain({ ...memory, notice: null }, phase.resume)
        : stay(state);
    default:
      return stay(state);
  }
};

/** The session goes on without a connection; what waits for the server waits without a limit. */
export const onConnectionLost = <K extends Kind>(policy: Policy<K>, state: State<K>): Step<K> => [
  { ...state, memory: { ...state.memory, connection: 'reconnecting' } },
  [{ do: 'stopWaiting', timer: 'reply' }, ...stopTimers(policy, 'waiting'), ...stopTimers(policy, 'processing')],
];

/** The socket will not come back by itself. */
export const onConnectionGivenUp = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { reason }: EventOf<K, 'connectionGivenUp'>,
): Step<K> => {
  const outcome = state.phase.name === 'ending' ? policy.finalOutcome : policy.outcomes[reason];
  return outcome ? finish(policy, state, outcome) : stay(state);
};
