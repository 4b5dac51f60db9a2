import type { Flow } from '../schema/aside.ts';
import { normaliseSpeech } from '../words/normalise.ts';

/** Finds the first flow that an utterance calls for, or null. The order of the flows is their rank: danger stands before sadness. */
export const createFlowFinder = (flows: readonly Flow[]): ((said: string) => Flow | null) => {
  const prepared = flows.map((flow) => ({
    flow,
    when: flow.when.map((pattern) => new RegExp(pattern)),
    never: flow.never.map((pattern) => new RegExp(pattern)),
  }));
  return (said) => {
    const text = normaliseSpeech(said);
    const found = prepared.find(
      ({ when, never }) => when.some((pattern) => pattern.test(text)) && !never.some((pattern) => pattern.test(text)),
    );
    return found?.flow ?? null;
  };
};
