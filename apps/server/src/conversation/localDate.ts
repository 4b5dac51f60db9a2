const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
  } catch {
    // A zone that this build of Node does not know must not keep a learner from practising.
    return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' });
  }
};

/** The learner's own date, `YYYY-MM-DD`. An unknown time zone counts as UTC. */
export const localDate = (now: number, timeZone: string): string => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};
