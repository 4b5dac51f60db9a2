import type { CoachName } from '@sayso/api/contract/values';
import type { ChatSession, ChatSnapshot } from './chat-session.ts';

/** The state of the text chat, and the actions that the learner has. */
export interface ChatView {
  readonly coach: CoachName;
  readonly snapshot: ChatSnapshot;
  readonly actions: Pick<ChatSession, 'open' | 'send' | 'retry'>;
}
