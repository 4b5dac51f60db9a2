import type { CoachName } from '@sayso/api/contract/values';
import type { CoachState } from '@sayso/ui/coach';
import type { InterviewSnapshot } from '@sayso/voice/interview';

/** The interviewer has this coach’s face and voice. */
export const interviewer: CoachName = 'John';
/** So has the assistant, who says the ideal answer. */
export const assistant: CoachName = 'Daisy';

/** Finds who is on the stage: the assistant from the thinking about an ideal answer to its end. */
export const onStage = ({ phase }: Pick<InterviewSnapshot, 'phase'>): CoachName =>
  phase === 'generating-ideal' || phase === 'ideal' ? assistant : interviewer;

/** The expression of the face on the stage. */
export const chooseFace = ({ phase, connection, soundBlocked }: InterviewSnapshot): CoachState => {
  if (connection === 'reconnecting' || phase === 'preparing' || phase === 'ended') return 'sleeping';
  switch (phase) {
    case 'speaking':
    case 'ideal':
      return soundBlocked ? 'idle' : 'speaking';
    case 'recording':
    case 'typing':
      return 'listening';
    case 'processing':
    case 'generating-ideal':
    case 'waiting':
      return 'thinking';
    default:
      return 'idle';
  }
};
