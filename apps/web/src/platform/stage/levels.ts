import type { LevelSource } from '@sayso/ui/voice-wave';

/** The two voices, to be followed without drawing again. */
export interface StageLevels {
  readonly microphoneLevel: LevelSource;
  readonly coachLevel: LevelSource;
}
