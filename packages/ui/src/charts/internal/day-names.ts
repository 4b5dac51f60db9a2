/** Names of a day that is given as YYYY-MM-DD. */
export type DayNames = { letter: (date: string) => string; full: (date: string) => string };

const made = new Map<string, DayNames>();

/** Creates the names of days, once for each language: a formatter costs more than a chart. The dates are the learner's own, so no time zone changes them. */
export function createDayNames(locale: string): DayNames {
  const known = made.get(locale);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string): string => formatter.format(new Date(`${date}T00:00:00Z`));
  };
  const names = {
    letter: format({ weekday: 'narrow' }),
    full: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
  made.set(locale, names);
  return names;
}
