const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** One takes milliseconds to make, and learners live in few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    // A zone that this build of Node does not know must not keep a learner from practising.
    return formatterOf('UTC');
  }
};

/** The learner's own date, `YYYY-MM-DD`. An unknown time zone counts as UTC. */
export const localDate = (now: number, timeZone: string): string => {
  const fields = new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${fields.get('year')}-${fields.get('month')}-${fields.get('day')}`;
};
