import type { StageLevels } from '../levels.ts';

/** A voice that was like this until now. */
const heard = (levels: readonly number[]): StageLevels['microphoneLevel'] => ({
  current: () => levels.at(-1) ?? 0,
  subscribe: (listener) => {
    for (const level of levels) listener(level);
    return () => undefined;
  },
});

/** No voice. */
export const silence: StageLevels = { microphoneLevel: heard([]), coachLevel: heard([]) };

/** The levels of a voice in the last second. */
const voice = [0.3, 0.7, 0.5, 0.2, 0.1, 0.4, 0.8, 0.9, 0.5, 0.2, 0.05, 0.3, 0.6, 0.75, 0.4, 0.15, 0.5, 0.85, 0.6];

/** The learner speaks. */
export const learnerSpeaks: StageLevels = { microphoneLevel: heard(voice), coachLevel: heard([]) };

/** The coach speaks. */
export const coachSpeaks: StageLevels = { microphoneLevel: heard([]), coachLevel: heard(voice) };
