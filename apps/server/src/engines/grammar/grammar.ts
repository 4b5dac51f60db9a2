import type { LanguageModelConfig } from '../language-model/complete.ts';
import type { Grammar } from '../ports.ts';
import { createEmbeddedGrammar } from './embedded.ts';
import { createModelGrammar } from './model/model.ts';

export type GrammarConfig = ({ readonly provider: 'openai' } & LanguageModelConfig) | { readonly provider: 'embedded' };

/**
 * Creates the grammar checker of this server. With a language model it asks both and passes the faults of either to
 * `onFallback`, for the log.
 */
export function createGrammar(config: GrammarConfig, onFallback: (reason: unknown) => void): Grammar {
  const embedded = createEmbeddedGrammar();
  return config.provider === 'embedded' ? embedded : createModelGrammar(config, embedded, onFallback);
}
