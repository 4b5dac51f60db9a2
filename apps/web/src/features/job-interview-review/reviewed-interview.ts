/**
 * Which interview's feedback is asked for: that of the navigation state, else that of the address, else the one held last on this device.
 * @returns null when none is known
 */
export const reviewedInterview = (state: unknown, search: string, latest: string | null): string | null => {
  const told = typeof state === 'object' && state !== null && 'id' in state ? state.id : null;
  if (typeof told === 'string' && told) return told;
  return new URLSearchParams(search).get('id') || latest || null;
};
