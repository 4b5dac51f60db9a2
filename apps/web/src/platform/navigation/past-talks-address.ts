/** The address of the list of past conversations. */
export const pastTalks = '/past-talks';

/** Creates the address of one past conversation. */
export const getTalkAddress = (id: string): string => `${pastTalks}/${encodeURIComponent(id)}`;
