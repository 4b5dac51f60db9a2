/** Whole seconds as a countdown shows them: a second that has begun counts, so 6000 ms is 6 and only nothing is 0. */
export const countSecondsLeft = (remaining: number): number => Math.max(0, Math.ceil(remaining / 1000));

/** For how many seconds an announcement stays: long enough to be read out, and not missed when a second is skipped. */
const stays = 3;

/** Which of the chosen seconds is announced now, if any. */
export const findAnnouncement = (seconds: number, announceAt: readonly number[]): number | undefined =>
  announceAt.find((at) => seconds <= at && seconds > at - stays);
