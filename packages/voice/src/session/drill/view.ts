import type { State } from './kind.ts';
import { phrasesTotal } from './limits.ts';
import { getAdvice } from './phrases.ts';
import { canSayAgain } from './policy.ts';
import type { DrillPhase, DrillSnapshot } from './snapshot.ts';

const speechPhases = { greeting: 'greeting', phrase: 'presenting', tip: 'advising' } as const;

/** The phase by its name on the page. */
export const findPhase = ({ phase }: State): DrillPhase => {
  switch (phase.name) {
    case 'connecting':
      return 'greeting';
    case 'speaking':
      return speechPhases[phase.speech.about];
    case 'processing':
      return 'evaluating';
    case 'waiting':
      return phase.step.name;
    case 'typing':
      // A drill is spoken: this phase is never reached.
      return 'paused';
    default:
      return phase.name;
  }
};

const findPace = (state: State): DrillSnapshot['pace'] => {
  if (getAdvice(state)?.stage !== 'lingering') return null;
  return state.memory.held ? 'held' : 'soon';
};

/** The part of a state that the screen shows. */
export const view = (state: State): DrillSnapshot => {
  const { phase, memory } = state;
  const recording = phase.name === 'recording' ? phase : null;
  return {
    phase: findPhase(state),
    phrasesDone: memory.phrasesDone,
    phrasesTotal,
    greeting: memory.greeting,
    phrase: memory.phrase,
    result: memory.result,
    recordingEndsAt: recording?.endsAt ?? null,
    canStop: recording !== null && memory.canStop,
    canSayAgain: canSayAgain(state),
    pace: findPace(state),
    notice: memory.notice,
    microphone: memory.microphone,
    soundBlocked: phase.name === 'speaking' && phase.blocked,
    playing: memory.playing,
    outcome: phase.name === 'ended' ? phase.outcome : null,
    unsaved: memory.drafts.length + memory.unsaved.length > 0,
  };
};
