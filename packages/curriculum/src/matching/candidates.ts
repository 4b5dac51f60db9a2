import type { Beat, Scenario } from '../schema/scenario.ts';
import type { Candidate } from './match.ts';

const asksBack = 'asks-back ';

/** Lists the meanings that an utterance may have in a beat: its intents, and the questions that are answered everywhere. */
export const listCandidates = (scenario: Scenario, beat: Beat): readonly Candidate[] => [
  ...beat.intents.map(({ id, heard, key }) => ({ id, heard, key })),
  ...scenario.asksBack.map(({ ask, heard }) => ({ id: `${asksBack}${ask}`, heard, key: [], prior: 0.93 })),
];

/** The question that a candidate stands for; null for an intent of the beat. */
export const readAskBack = (candidateId: string): string | null =>
  candidateId.startsWith(asksBack) ? candidateId.slice(asksBack.length) : null;
