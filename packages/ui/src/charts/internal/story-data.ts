/** A learner's days up to 20 November 2026, the same ones every time: some full, some empty. */
export const daysUntilToday = (count: number, most: number): { date: string; value: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const wave = Math.sin(ago * 2.4) + Math.sin(ago * 0.9 + 1);
    return {
      date: new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10),
      value: wave < -0.4 ? 0 : Math.round(((wave + 0.5) / 2.5) ** 2 * most),
    };
  });

/** Seconds as a person says them. */
export const minutes = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
