import { forceMs, leaveMs } from './limits.ts';
import { leave } from './phases.ts';
import type { InterviewOutcome } from './snapshot.ts';
import { type Effects, type State, type Step, stay } from './state.ts';

/** Over: everything is given back. `parting` is what happens to the connection. */
export const finish = (state: State, outcome: InterviewOutcome, parting: Effects = [{ do: 'disconnect' }]): Step => [
  { phase: { name: 'ended', outcome }, memory: { ...state.memory, toSpeak: [], waiting: null } },
  [...leave(state.phase), { do: 'releaseMicrophone' }, ...parting],
];

/** No reply: the page goes on, and a server that was away is told behind it what was said, and that nobody waits any more. */
export const force = (state: State): Step =>
  finish(state, 'review', [{ do: 'send', message: { type: 'terminate', force: true } }, { do: 'retire' }]);

/** Terminate is sent, and a reply awaited for 2 s; where the socket is not open, the review follows at once (spec §4). */
export const hangUp = (state: State): Step => {
  if (state.phase.name === 'ending') return stay(state);
  if (state.memory.connection !== 'open') return force(state);
  return [
    { phase: { name: 'ending', done: false }, memory: { ...state.memory, notice: null } },
    [
      ...leave(state.phase),
      { do: 'releaseMicrophone' },
      { do: 'send', message: { type: 'terminate' } },
      { do: 'wait', timer: 'force', ms: forceMs },
    ],
  ];
};

/** The server has ended the interview: the review follows 0.8 s later. */
export const confirm = (state: State): Step => {
  if (state.phase.name === 'ending' && state.phase.done) return stay(state);
  return [
    { ...state, phase: { name: 'ending', done: true } },
    [...leave(state.phase), { do: 'releaseMicrophone' }, { do: 'wait', timer: 'leave', ms: leaveMs }],
  ];
};
