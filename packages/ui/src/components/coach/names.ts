/** The two coaches, in the order in which they are offered. */
export const coachNames = ['John', 'Daisy'] as const;
/** A coach. */
export type CoachName = (typeof coachNames)[number];

/** The states of a coach. */
export const coachStates = ['idle', 'listening', 'thinking', 'speaking', 'sleeping'] as const;
/** State of a coach. */
export type CoachState = (typeof coachStates)[number];
