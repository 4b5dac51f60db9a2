import { silenceDefaults } from '../silence/silence-detector.ts';

export const speechTimeDefaults = {
  /** Root mean square from which on a level is a voice, 0 to 1: the same as for the silence detector. */
  threshold: silenceDefaults.threshold,
  /** A gap between words up to this long belongs to the speech, in milliseconds. */
  gapMs: 500,
  /** A sound that is shorter is a click and no voice, in milliseconds. */
  shortestMs: 60,
} as const;

export interface SpeechTime {
  /** Takes the next level. `at` is in milliseconds, on the clock of `startedAt`. */
  add(level: number, at: number): void;
  /** Gives the length of the speech up to now, in milliseconds: without the silence before, after and in long pauses. */
  spokenMs(now: number): number;
}

/** Adds up the time of speech from the levels of a recording, however far apart these come. */
export function createSpeechTime(
  startedAt: number,
  options: Partial<Record<keyof typeof speechTimeDefaults, number>> = {},
): SpeechTime {
  const { threshold, gapMs, shortestMs } = { ...speechTimeDefaults, ...options };
  let lastAt = startedAt;
  let total = 0;
  /** Length of the sound that goes on now; 0 while it is quiet. */
  let sound = 0;
  let voiceEndedAt: number | undefined;

  const isVoice = () => sound >= shortestMs;
  /** A machine that was busy or asleep reports late: one level never stands for more than a gap. */
  const stepTo = (at: number) => Math.min(Math.max(0, at - lastAt), gapMs);

  return {
    add(level, at) {
      const step = stepTo(at);
      lastAt = at;
      if (level < threshold) {
        sound = 0;
        return;
      }
      const wasVoice = isVoice();
      sound += step;
      if (!isVoice()) return;
      if (wasVoice) total += step;
      else {
        const gap = voiceEndedAt === undefined ? Infinity : at - sound - voiceEndedAt;
        total += sound + (gap <= gapMs ? Math.max(0, gap) : 0);
      }
      voiceEndedAt = at;
    },
    spokenMs: (now) => Math.round(total + (isVoice() ? stepTo(now) : 0)),
  };
}
