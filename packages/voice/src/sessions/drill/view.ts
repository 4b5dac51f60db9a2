import { phrasesTotal } from './limits.ts';
import { canSayAgain } from './on-learner.ts';
import { speechOf } from './phases.ts';
import type { DrillSnapshot } from './snapshot.ts';
import type { State } from './state.ts';

const paceOf = ({ phase, memory }: State): DrillSnapshot['pace'] => {
  if (phase.name !== 'advising' || phase.stage !== 'lingering') return null;
  return memory.held ? 'held' : 'soon';
};

/** What the screen sees of a state. */
export const view = (state: State): DrillSnapshot => {
  const { phase, memory } = state;
  const recording = phase.name === 'recording' ? phase : null;
  return {
    phase: phase.name,
    phrasesDone: memory.phrasesDone,
    phrasesTotal,
    greeting: memory.greeting,
    phrase: memory.phrase,
    result: memory.result,
    recordingEndsAt: recording?.endsAt ?? null,
    canStop: recording?.canStop ?? false,
    canSayAgain: canSayAgain(state),
    pace: paceOf(state),
    notice: memory.notice,
    microphone: memory.microphone,
    soundBlocked: speechOf(phase)?.blocked ?? false,
    playing: memory.playing,
    outcome: phase.name === 'ended' ? phase.outcome : null,
    unsaved: memory.drafts.length + memory.unsaved.length > 0,
  };
};
