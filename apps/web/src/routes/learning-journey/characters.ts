import type { CoachName } from '@sayso/api/contract/values';

/** Who they are, in two short lines. */
export const characters: Record<CoachName, readonly [string, string]> = {
  John: ['Calm, precise, a little dry.', 'Good for work.'],
  Daisy: ['Warm, quick, curious.', 'Good for stories.'],
};
