import type { Pronunciation } from '../ports.ts';
import { createEmbeddedPronunciation } from './embedded/embedded.ts';

export type PronunciationConfig = { readonly provider: 'embedded' };

/** What listens to how a sentence is read, as configured. */
export function createPronunciation(config: PronunciationConfig): Pronunciation {
  switch (config.provider) {
    case 'embedded':
      return createEmbeddedPronunciation();
  }
}
