import type { Correction } from '@sayso/api/contract/conversation';
import { serveWorker } from '../worker/serve.ts';
import { loadHarper } from './harper/harper.ts';
import { findMistakes, listCorrections, settle } from './mistakes.ts';
import { allRules } from './rules/all.ts';
import { splitSentences } from './sentences.ts';

const loading = loadHarper();

export const answer = serveWorker(async (text: string): Promise<readonly Correction[]> => {
  const harper = await loading;
  const corrections: Correction[] = [];
  for (const sentence of splitSentences(text)) {
    const mistakes = [...findMistakes(sentence, allRules), ...(await harper.find(sentence))];
    corrections.push(...listCorrections(sentence, settle(mistakes)));
  }
  return corrections;
});
