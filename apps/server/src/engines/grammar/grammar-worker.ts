import type { Correction } from '@sayso/api/contract/conversation';
import { serveWorker } from '../worker/serve.ts';
import { loadHarper } from './harper/harper.ts';
import { correctionsOf, findMistakes, settle } from './mistakes.ts';
import { allRules } from './rules/all.ts';
import { sentencesOf } from './sentences.ts';

const loading = loadHarper();

serveWorker(async (text: string): Promise<readonly Correction[]> => {
  const harper = await loading;
  const corrections: Correction[] = [];
  for (const sentence of sentencesOf(text)) {
    const mistakes = [...findMistakes(sentence, allRules), ...(await harper.find(sentence))];
    corrections.push(...correctionsOf(sentence, settle(mistakes)));
  }
  return corrections;
});
