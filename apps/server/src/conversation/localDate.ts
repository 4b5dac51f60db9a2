const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
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

const fieldsOf = (now: number, timeZone: string) =>
  new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );

/** The learner's own hour, 0 to 23. An unknown time zone counts as UTC. */
export const localHour = (now: number, timeZone: string): number => Number(fieldsOf(now, timeZone).get('hour'));

/** The learner's own date, `YYYY-MM-DD`. An unknown time zone counts as UTC. */
export const localDate = (now: number, timeZone: string): string => {
  const fields = fieldsOf(now, timeZone);
  return `${fields.get('year')}-${fields.get('month')}-${fields.get('day')}`;
};
