import type { CoachName } from '@sayso/api/contract/values';

/** Who they are, in two short lines. */
export const characters: Record<CoachName, readonly [string, string]> = {
  John: ['Calm, clear, a little serious.', 'Good for work.'],
  Daisy: ['Warm, quick, curious.', 'Good for stories.'],
};
