import type { LanguageModelConfig } from '../language-model/complete.ts';
import type { Coach } from '../ports.ts';
import { createEmbeddedCoach } from './embedded/embedded.ts';
import { withFallback } from './fallback.ts';
import { withMarkers } from './markers.ts';
import { createModelCoach } from './model/model.ts';
import { readCurriculum } from './scenario/read-curriculum.ts';
import { createScenarioEngine, type ScenarioEngine } from './scenario/scenario-engine.ts';

export type CoachConfig = ({ readonly provider: 'openai' } & LanguageModelConfig) | { readonly provider: 'embedded' };

/**
 * The coach of this server. With a language model the scenarios stand behind it, so that a conversation goes on;
 * `onFallback` hears why, for the log.
 */
export function createCoach(config: CoachConfig, onFallback: (reason: unknown) => void): Coach {
  let engine: Promise<ScenarioEngine> | undefined;
  // The curriculum is read when it is first needed, so that the start of the server does not wait.
  const findEngine = () => (engine ??= readCurriculum().then(createScenarioEngine));
  const embedded = createEmbeddedCoach(findEngine);
  if (config.provider === 'embedded') return withMarkers(embedded);
  return withMarkers(withFallback(createModelCoach(config, embedded, findEngine), embedded, onFallback));
}
