import type { CoachName } from '@sayso/api/contract/values';
import type { ChatSession, ChatSnapshot } from './chat-session.ts';

/** What the text chat shows, and what can be done there. */
export interface ChatView {
  readonly coach: CoachName;
  readonly snapshot: ChatSnapshot;
  readonly actions: Pick<ChatSession, 'open' | 'send' | 'retry'>;
}
