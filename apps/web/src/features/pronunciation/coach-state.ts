import type { CoachState } from '@sayso/ui/coach';
import type { DrillSnapshot } from '@sayso/voice/drill';

/** The expression of the coach’s face. */
export const chooseCoachState = ({
  phase,
  greeting,
  result,
  playing,
  soundBlocked,
  pace,
}: DrillSnapshot): CoachState => {
  if (playing) return playing.who === 'coach' ? 'speaking' : 'listening';
  switch (phase) {
    case 'greeting':
      if (greeting === null) return 'sleeping';
      return soundBlocked ? 'idle' : 'speaking';
    case 'presenting':
      return soundBlocked ? 'idle' : 'speaking';
    case 'advising':
      if (soundBlocked || pace || result?.tip === '') return 'idle';
      return result?.tip == null ? 'thinking' : 'speaking';
    case 'recording':
      return 'listening';
    case 'generating':
    case 'evaluating':
      return 'thinking';
    case 'ending':
    case 'ended':
      return 'sleeping';
    default:
      return 'idle';
  }
};
