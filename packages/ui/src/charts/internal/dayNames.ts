/** A day that was written down, in words. */
export type DayNames = { letter: (date: string) => string; full: (date: string) => string };

const made = new Map<string, DayNames>();

/** A formatter costs more than a chart, so there is one a language. The days are the learner's own, so no time zone moves them. */
export function dayNames(locale: string): DayNames {
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
