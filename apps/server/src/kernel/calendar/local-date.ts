import { hourMs } from './durations.ts';

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
/** The formatters by zone: to make one takes milliseconds, and learners live in few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const findFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    // A zone that this build of Node does not know must not keep a learner from practising.
    return findFormatter('UTC');
  }
};

const readFields = (now: number, timeZone: string) =>
  new Map(
    findFormatter(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );

/** The learner's own hour, 0 to 23. An unknown time zone counts as UTC. */
export const localHour = (now: number, timeZone: string): number => Number(readFields(now, timeZone).get('hour'));

/** The learner's own date, `YYYY-MM-DD`. An unknown time zone counts as UTC. */
export const localDate = (now: number, timeZone: string): string => {
  const fields = readFields(now, timeZone);
  return `${fields.get('year')}-${fields.get('month')}-${fields.get('day')}`;
};

/** The longest day, ms: 25 hours when clocks go back, and one more for zones with other rules. */
const longestDay = 26 * hourMs;

/** The learner's own date, and the moment at which it ends there. */
export const localDay = (now: number, timeZone: string): { readonly localDate: string; readonly dayEndsAt: number } => {
  const date = localDate(now, timeZone);
  let [within, beyond] = [now, now + longestDay];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (localDate(middle, timeZone) === date) within = middle;
    else beyond = middle;
  }
  return { localDate: date, dayEndsAt: beyond };
};
