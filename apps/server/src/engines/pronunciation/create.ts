import type { Pronunciation } from '../ports.ts';
import { type AzurePronunciationOptions, createAzurePronunciation } from './azure.ts';
import { createEmbeddedPronunciation } from './embedded/embedded.ts';

export type PronunciationConfig =
  | { readonly provider: 'embedded' }
  | ({ readonly provider: 'azure' } & AzurePronunciationOptions);

/** Creates the pronunciation engine, as configured. */
export function createPronunciation(config: PronunciationConfig): Pronunciation {
  switch (config.provider) {
    case 'embedded':
      return createEmbeddedPronunciation();
    case 'azure':
      return createAzurePronunciation(config);
  }
}
