import type { CoachState } from '@sayso/ui/coach';
import type { ConversationSnapshot } from '@sayso/voice/conversation';

/** The expression of the coach’s face. */
export const chooseCoachState = ({ phase, connection, soundBlocked }: ConversationSnapshot): CoachState => {
  if (connection === 'reconnecting' || phase === 'connecting' || phase === 'ended') return 'sleeping';
  if (phase === 'speaking') return soundBlocked ? 'idle' : 'speaking';
  if (phase === 'listening' || phase === 'typing') return 'listening';
  if (phase === 'processing' || phase === 'thinking') return 'thinking';
  return 'idle';
};
