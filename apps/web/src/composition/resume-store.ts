import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSession } from '@sayso/voice/conversation';

/** Remembers which conversation is under way, so that a reloaded page goes on with it. */
export interface ResumeStore {
  read(coach: CoachName): string | null;
  /** Keeps the name of this session until it ends. */
  follow(coach: CoachName, session: Pick<ConversationSession, 'subscribe' | 'getSnapshot'>): void;
}

/** @param storage usually `sessionStorage`: each tab has a conversation of its own */
export const createResumeStore = (storage: Storage): ResumeStore => {
  const keyOf = (coach: CoachName) => `sayso-conversation-${coach}`;
  return {
    read: (coach) => storage.getItem(keyOf(coach)),
    follow: (coach, session) => {
      session.subscribe(() => {
        const { phase, sessionId, outcome } = session.getSnapshot();
        const isOver = phase === 'ending' || phase === 'limited' || (phase === 'ended' && outcome !== 'taken-over');
        if (isOver) storage.removeItem(keyOf(coach));
        else if (sessionId) storage.setItem(keyOf(coach), sessionId);
      });
    },
  };
};
