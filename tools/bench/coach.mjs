import { createEmbeddedCoach } from '../../apps/server/src/engines/coach/embedded/embedded.ts';
import { createModelCoach } from '../../apps/server/src/engines/coach/model/model.ts';
import { readConversations } from '../../apps/server/src/engines/coach/scoring/conversation.ts';
import { scoreCoach, shareOf, tableOf } from '../../apps/server/src/engines/coach/scoring/score.ts';
import { ConfigError, readConfig, withEnvFile } from '../../apps/server/src/platform/config/read-config.ts';
import { root } from '../lib/run.mjs';

/** How long a model may take, ms: to begin, and for a whole answer. */
const timeouts = { firstTokenMs: 30_000, totalMs: 60_000 };
/** The share of replies of a language model that must pass each check; what the practice partner reaches is held by its tests. */
const goal = 0.9;

const createCoachFor = (llm) =>
  llm === null ? createEmbeddedCoach() : createModelCoach({ ...llm, apiKey: llm.apiKey ?? '', ...timeouts });

const score = async () => {
  const { llm } = readConfig(withEnvFile(`${root}/.env`, process.env));
  const coach = createCoachFor(llm);
  const conversations = readConversations();
  console.log(`${coach.about.name}: ${conversations.length} conversations, share of replies that pass each check`);
  const scores = await scoreCoach(coach, conversations, ['bench'], new AbortController().signal);
  console.log(tableOf(scores));
  await coach.close();
  return llm === null || scores.every((score) => shareOf(score) >= goal);
};

/**
 * Holds the test set of conversations with the coach that the environment names, and prints how it did in each check; resolves
 * with whether a language model reaches the goal.
 */
export const benchCoach = async () => {
  try {
    return await score();
  } catch (error) {
    const known = error instanceof ConfigError || error.name === 'EngineUnavailable';
    console.error(known ? error.message : error);
    return false;
  }
};
