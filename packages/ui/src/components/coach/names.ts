/** The two coaches, in the order in which they are offered. */
export const coachNames = ['John', 'Daisy'] as const;
/** A coach. */
export type CoachName = (typeof coachNames)[number];

/** What a coach can be doing. */
export const coachStates = ['idle', 'listening', 'thinking', 'speaking', 'sleeping'] as const;
/** What a coach is doing. */
export type CoachState = (typeof coachStates)[number];
