import type { LanguageModelConfig } from '../language-model/complete.ts';
import type { Interviewer } from '../ports.ts';
import { createEmbeddedInterviewer } from './embedded/embedded.ts';
import { withFallback } from './fallback.ts';
import { createModelInterviewer } from './model/model.ts';

export type InterviewerConfig =
  | ({ readonly provider: 'openai' } & LanguageModelConfig)
  | { readonly provider: 'embedded' };

/**
 * The interviewer of this server. With a language model the scripted one stands behind it, so that an interview goes on;
 * `onFallback` hears why, for the log.
 */
export function createInterviewer(config: InterviewerConfig, onFallback: (reason: unknown) => void): Interviewer {
  const embedded = createEmbeddedInterviewer();
  if (config.provider === 'embedded') return embedded;
  return withFallback(createModelInterviewer(config), embedded, onFallback);
}
