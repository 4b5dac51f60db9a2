import type { CoachState } from '@sayso/ui/coach';
import type { ConversationSnapshot } from '@sayso/voice/conversation';

/** What the coach’s face does. */
export const coachStateOf = ({ phase, connection, soundBlocked }: ConversationSnapshot): CoachState => {
  if (connection === 'reconnecting' || phase === 'connecting' || phase === 'ended') return 'sleeping';
  if (phase === 'speaking') return soundBlocked ? 'idle' : 'speaking';
  if (phase === 'listening' || phase === 'typing') return 'listening';
  if (phase === 'processing' || phase === 'thinking') return 'thinking';
  return 'idle';
};
