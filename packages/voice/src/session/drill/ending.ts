import { before, stay } from '../core/state.ts';
import { showTip } from './assessment.ts';
import type { DrillMemory, Effects, State, Step } from './kind.ts';
import { endMs, unsavedMs } from './limits.ts';
import { keepNotice, leaveFor } from './phrases.ts';
import { saveAll, stopSaving } from './saving.ts';
import type { DrillOutcome } from './snapshot.ts';

const quiet: Effects = [{ do: 'forgetAll' }, { do: 'releaseMicrophone' }];

/** Over; what is not saved yet is tried for five more minutes, in the background. */
const end = (memory: DrillMemory, outcome: DrillOutcome | null): Step => [
  { phase: { name: 'ended', outcome }, memory },
  memory.unsaved.length > 0 ? [{ do: 'wait', timer: 'giveUp', ms: unsavedMs }] : [],
];

/** The learner hangs up: what is evaluated is saved first, for 2 s at most. */
export const hangUp = (state: State): Step => {
  if (state.phase.name === 'ending') return stay(state);
  return leaveFor(state, (memory) => {
    const [saving, effects] = saveAll({ ...memory, notice: keepNotice(memory) });
    if (saving.unsaved.length === 0) return before([...quiet, ...effects], end(saving, 'summary'));
    return [
      { phase: { name: 'ending', done: false }, memory: showTip(saving, saving.result?.tip ?? '') },
      [...quiet, ...effects, { do: 'wait', timer: 'force', ms: endMs }],
    ];
  });
};

/** The page was left. */
export const onLeft = (state: State): Step =>
  leaveFor(state, (memory) => {
    const [saving, effects] = saveAll(memory);
    return before([...quiet, ...effects], end(saving, null));
  });

/** The session of the account is over: nothing can be saved or asked any more. */
export const expire = (state: State): Step =>
  leaveFor(state, (memory) => {
    const [stopped, effects] = stopSaving(memory);
    return before([...quiet, ...effects], end(stopped, 'unauthorized'));
  });

/** The 2 s are over. */
export const onEndDue = (state: State): Step =>
  state.phase.name === 'ending' ? end(state.memory, 'summary') : stay(state);

/** Finishes a drill that ends when everything is saved; one that is over has nothing left to do. */
export const settle = (state: State): Step => {
  if (state.memory.unsaved.length > 0) return stay(state);
  if (state.phase.name === 'ending') return leaveFor(state, (memory) => end(memory, 'summary'));
  return state.phase.name === 'ended' ? [state, [{ do: 'stopWaiting', timer: 'giveUp' }]] : stay(state);
};
