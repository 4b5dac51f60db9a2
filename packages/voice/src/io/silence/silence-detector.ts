import type { Clock, Detach } from '../clock/clock.ts';
import type { LevelSource } from '../ports.ts';

/** The product's rules for the end of an answer by silence. */
export const silenceDefaults = {
  /** Milliseconds without a voice that end an answer. */
  silenceMs: 2500,
  /** No answer ends by silence before it is this long, in milliseconds. */
  minimumMs: 5000,
  /** Milliseconds between two looks at the loudness. */
  checkMs: 300,
  /** Root mean square, 0 to 1, from which a sound counts as speech. */
  threshold: 0.01,
} as const;

export interface SilenceOptions {
  readonly clock: Clock;
  readonly silenceMs?: number;
  readonly minimumMs?: number;
  readonly checkMs?: number;
  readonly threshold?: number;
}

export interface SilenceDetector {
  /** Starts with the recording. Calls back once, when the speaker has fallen silent. */
  watch(level: LevelSource, onSilence: () => void): Detach;
}

/**
 * Notices that a speaker has finished. What counts at a check is the mean loudness since the check before, so that a short word
 * between two checks is heard, and the click of a mouse is not.
 */
export function createSilenceDetector({ clock, ...options }: SilenceOptions): SilenceDetector {
  const { silenceMs, minimumMs, checkMs, threshold } = { ...silenceDefaults, ...options };

  return {
    watch(level, onSilence) {
      const startedAt = clock.now();
      let voiceAt = startedAt;
      let energy = 0;
      let levels = 0;

      const unsubscribe = level.subscribe((value) => {
        energy += value * value;
        levels += 1;
      });

      const loudnessSinceLastCheck = () => {
        const loudness = levels > 0 ? Math.sqrt(energy / levels) : level.current();
        energy = 0;
        levels = 0;
        return loudness;
      };

      const check = () => {
        const now = clock.now();
        if (loudnessSinceLastCheck() >= threshold) voiceAt = now;
        if (now - startedAt >= minimumMs && now - voiceAt >= silenceMs) {
          unsubscribe();
          onSilence();
        } else {
          stopChecking = clock.after(checkMs, check);
        }
      };

      let stopChecking = clock.after(checkMs, check);
      return () => {
        stopChecking();
        unsubscribe();
      };
    },
  };
}
