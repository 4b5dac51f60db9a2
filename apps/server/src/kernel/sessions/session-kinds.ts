/** The kinds of session in which a learner talks with a coach. */
export type ConversationKind = 'conversation' | 'text';
export const conversationKinds: readonly ConversationKind[] = ['conversation', 'text'];

/** The kinds of session that one connection writes to turn by turn, under a lease. */
export type LeasedKind = ConversationKind | 'interview';
export const leasedKinds: readonly LeasedKind[] = [...conversationKinds, 'interview'];

/** How long after its last activity a session can be resumed, ms: long enough for a closed laptop, too short for a new day. */
export const resumeWindowMs = 2 * 60 * 60_000;
