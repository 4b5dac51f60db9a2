const day = 24 * 60 * 60_000;

/** The calendar day before this one, both `YYYY-MM-DD`. */
const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - day).toISOString().slice(0, 10);

/**
 * How many days in a row the learner practised, up to today or, while today is still open, yesterday.
 * @param dates the learner's own dates, `YYYY-MM-DD`, each once, newest first.
 */
export const streakOf = (dates: readonly string[], today: string): number => {
  const yesterday = dayBefore(today);
  const past = dates.filter((date) => date <= today);
  let expected = past[0] === today ? today : yesterday;
  let streak = 0;
  for (const date of past) {
    if (date !== expected) break;
    streak += 1;
    expected = dayBefore(expected);
  }
  return streak;
};
