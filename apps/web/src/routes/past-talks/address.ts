/** Where past talks are listed. */
export const pastTalks = '/past-talks';

/** Where a talk is read. */
export const addressOf = (id: string): string => `${pastTalks}/${encodeURIComponent(id)}`;
