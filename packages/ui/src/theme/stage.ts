/** Spread on the root of a live screen: everything inside is dark in both themes (`<main {...stage}>`). */
export const stage = { 'data-theme': 'stage' } as const;
