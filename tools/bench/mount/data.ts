/** The same numbers for every library: a day's goal, a week, and a year up to 20 November 2026. */
export const week = [9, 24, 36, 20, 38, 36, 29].map((value, index) => ({ date: `2026-11-${14 + index}`, value }));

export const year = Array.from({ length: 365 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 10, 20 - (364 - index))).toISOString().slice(0, 10),
  value: Math.max(0, Math.round(200 * (Math.sin(index * 2.4) + Math.sin(index * 0.9)))),
}));
