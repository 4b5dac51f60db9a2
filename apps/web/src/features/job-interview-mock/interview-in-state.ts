/** The interview that the wizard made, from the navigation’s state; null when the address was opened without one. */
export const interviewInState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'id' in state && typeof state.id === 'string' && state.id !== ''
    ? state.id
    : null;
