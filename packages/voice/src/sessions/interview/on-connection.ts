import { finish, force } from './ending.ts';
import { transcribeAgain } from './on-voice.ts';
import { awaitNext, awaitReply } from './phases.ts';
import type { InterviewEvent } from './protocol.ts';
import type { InterviewOutcome } from './snapshot.ts';
import { remember, type State, type Step, stay } from './state.ts';

type Event<T extends InterviewEvent['type']> = Extract<InterviewEvent, { type: T }>;

/** The connection is there (again): what needed it goes on. */
export const onConnectionOpened = (state: State): Step => {
  const { phase, memory } = remember(state, { connection: 'open' });
  switch (phase.name) {
    case 'preparing':
    case 'sent':
    case 'generating-ideal':
      return [{ phase, memory }, awaitReply(memory)];
    case 'waiting':
      // The request may be lost with the connection; a second one changes nothing.
      return awaitNext(memory);
    case 'processing':
      return phase.held ? transcribeAgain(memory, phase.turn) : [{ phase, memory }, []];
    case 'paused':
      // A server that dies takes the transcription with it before the socket notices: it was no fault of the recording.
      return typeof phase.resume === 'number' ? transcribeAgain(memory, phase.resume) : [{ phase, memory }, []];
    default:
      return [{ phase, memory }, []];
  }
};

/** The interview goes on without it. */
export const onConnectionLost = (state: State): Step => {
  const next = remember(state, { connection: 'reconnecting' });
  if (state.phase.name === 'ending') return state.phase.done ? [next, []] : force(next);
  return [
    next,
    [
      { do: 'stopWaiting', timer: 'reply' },
      { do: 'stopWaiting', timer: 'next' },
    ],
  ];
};

const outcomes: Readonly<Partial<Record<string, InterviewOutcome>>> = {
  unauthorized: 'unauthorized',
  'taken-over': 'taken-over',
  'not-found': 'not-found',
  ended: 'review',
};

/** The socket will not come back by itself. */
export const onConnectionGivenUp = (state: State, event: Event<'connectionGivenUp'>): Step => {
  const outcome = state.phase.name === 'ending' ? 'review' : outcomes[event.reason];
  return outcome ? finish(state, outcome) : stay(state);
};
