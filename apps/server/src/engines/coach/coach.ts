import type { LanguageModelConfig } from '../language-model/complete.ts';
import type { Coach } from '../ports.ts';
import { createEmbeddedCoach } from './embedded/embedded.ts';
import { withFallback } from './fallback.ts';
import { withMarkers } from './markers.ts';
import { createModelCoach } from './model/model.ts';

export type CoachConfig = ({ readonly provider: 'openai' } & LanguageModelConfig) | { readonly provider: 'embedded' };

/**
 * The coach of this server. With a language model the practice partner stands behind it, so that a conversation goes on;
 * `onFallback` hears why, for the log.
 */
export function createCoach(config: CoachConfig, onFallback: (reason: unknown) => void): Coach {
  const embedded = createEmbeddedCoach();
  if (config.provider === 'embedded') return withMarkers(embedded);
  return withMarkers(withFallback(createModelCoach(config), embedded, onFallback));
}
