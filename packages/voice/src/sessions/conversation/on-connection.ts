import { finish } from './ending.ts';
import { answerMs } from './limits.ts';
import { awaitAnswer, goOnFrom } from './phases.ts';
import type { ConversationEvent } from './protocol.ts';
import type { ConversationOutcome } from './snapshot.ts';
import { notify, remember, type State, type Step, stay } from './state.ts';

/** Out of date as soon as the coach says something. */
export const notGreetedText = 'Your coach has not said hello yet. You can start.';

type Event<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;

/** The connection is there (again): what needed it goes on. */
export const onConnectionOpened = (state: State): Step => {
  const { phase, memory } = remember(state, { connection: 'open' });
  switch (phase.name) {
    case 'connecting':
      return [{ phase, memory }, [{ do: 'wait', timer: 'answer', ms: answerMs }]];
    case 'thinking':
      return [{ phase: { name: 'thinking', stalled: false }, memory }, awaitAnswer(memory)];
    case 'processing':
      if (!phase.failure) return [{ phase, memory }, []];
      return [{ phase: { ...phase, failure: null }, memory }, [{ do: 'transcribe', turn: phase.turn }]];
    default:
      return [{ phase, memory }, []];
  }
};

/** The conversation goes on without it, unless the server closed it because of the daily limit (spec §4). */
export const onConnectionLost = (state: State, event: Event<'connectionLost'>): Step => {
  if (event.clean && state.memory.dailyFree && state.phase.name !== 'ending') return finish(state, 'payment');
  const next = remember(state, { connection: 'reconnecting' });
  // Nothing is left to be said today: no use in knocking every 10 s while the dialog is open.
  if (state.phase.name === 'limited') return [next, [{ do: 'disconnect' }]];
  return [
    next,
    [
      { do: 'stopWaiting', timer: 'answer' },
      { do: 'stopWaiting', timer: 'doubt' },
    ],
  ];
};

const outcomes: Readonly<Partial<Record<string, ConversationOutcome>>> = {
  unauthorized: 'unauthorized',
  'taken-over': 'taken-over',
  'not-found': 'not-found',
  ended: 'summary',
};

/** The socket will not come back by itself. */
export const onConnectionGivenUp = (state: State, event: Event<'connectionGivenUp'>): Step => {
  if (state.phase.name === 'ending') return finish(state, 'summary');
  const outcome = state.memory.dailyFree ? 'payment' : outcomes[event.reason];
  return outcome ? finish(state, outcome) : stay(state);
};

/** 30 s on an open connection without a word from the coach. */
export const onAnswerMissed = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name === 'connecting') {
    return goOnFrom(state, notify(memory, 'info', notGreetedText));
  }
  if (phase.name !== 'thinking') return stay(state);
  const text = 'Your coach has not answered yet. Please try again.';
  return [{ phase: { name: 'thinking', stalled: true }, memory: notify(memory, 'info', text) }, []];
};
