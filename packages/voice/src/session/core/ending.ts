import { forceMs } from './limits.ts';
import type { Policy } from './policy.ts';
import { type Effects, type Kind, type State, type Step, stay } from './state.ts';
import { leave } from './turns.ts';

/** Ends the session and gives everything back. @param parting what happens to the connection @default it is closed */
export const finish = <K extends Kind>(
  policy: Policy<K>,
  { phase, memory }: State<K>,
  outcome: K['outcome'],
  parting: Effects<K> = [{ do: 'disconnect' }],
): Step<K> => [
  { phase: { name: 'ended', outcome }, memory: { ...memory, toSpeak: [], waiting: null } },
  [...leave(policy, phase), { do: 'releaseMicrophone' }, ...parting],
];

/** Ends without a reply: a server that was away gets the answers and the end of the session in the background. */
export const force = <K extends Kind>(policy: Policy<K>, state: State<K>): Step<K> =>
  finish(policy, state, policy.finalOutcome, [
    { do: 'send', message: { type: 'terminate', force: true } },
    { do: 'retire' },
  ]);

/** Ends the session because the learner hangs up: tells the server, and waits for its reply for 2 s. */
export const hangUp = <K extends Kind>(policy: Policy<K>, { phase, memory }: State<K>): Step<K> => {
  if (phase.name === 'ending') return stay({ phase, memory });
  return [
    { phase: { name: 'ending', done: false }, memory: { ...memory, notice: null } },
    [
      ...leave(policy, phase),
      { do: 'releaseMicrophone' },
      { do: 'send', message: { type: 'terminate' } },
      { do: 'wait', timer: 'force', ms: forceMs },
    ],
  ];
};

/** The server has ended the session: the end follows a moment later. */
export const confirm = <K extends Kind>(policy: Policy<K>, state: State<K>): Step<K> => {
  const { phase } = state;
  if (phase.name === 'ending' && phase.done) return stay(state);
  return [
    { ...state, phase: { name: 'ending', done: true } },
    [...leave(policy, phase), { do: 'releaseMicrophone' }, { do: 'wait', timer: 'leave', ms: policy.leaveMs }],
  ];
};
