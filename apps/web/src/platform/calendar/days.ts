const dayMs = 86_400_000;
const two = (part: number): string => String(part).padStart(2, '0');

/** The date on the learner's own calendar, `YYYY-MM-DD`. */
export const dateAt = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** `count` dates up to and with `last`, oldest first. */
export const datesUpTo = (last: string, count: number): readonly string[] => {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
};

const written = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `Today`, `Yesterday`, or `Friday 20 November`. */
export const dayName = (date: string, today: string): string => {
  const [yesterday] = datesUpTo(today, 2);
  if (date === today) return 'Today';
  if (date === yesterday) return 'Yesterday';
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) ? date : written.format(at);
};

/** `8 min`, `1 h 20 min`; under a minute `40 s`. @param seconds 0 or more */
export const spokenTime = (seconds: number): string => {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** `1 phrase`, `3 phrases`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
