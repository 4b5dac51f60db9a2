import { readFileSync } from 'node:fs';
import { createLanguageModel, delimited, type LanguageModelConfig } from '../../language-model/complete.ts';
import type { Grammar } from '../../ports.ts';
import { merge, readAnswer } from './answer.ts';

const prompt = readFileSync(new URL('../prompts/correct.md', import.meta.url), 'utf8');
/** Longest answer that is read, in characters. */
const longestAnswer = 40_000;

/**
 * Uses a language model beside the embedded checker and joins their findings. Without a usable answer of the model the
 * checker’s list is the result, and `onFallback` gets the reason.
 */
export function createModelGrammar(
  config: LanguageModelConfig,
  beside: Grammar,
  onFallback: (reason: unknown) => void,
): Grammar {
  const model = createLanguageModel(config);
  const ask = async (text: string, signal: AbortSignal) => {
    const messages = [
      { role: 'system', content: prompt },
      { role: 'user', content: delimited('learner_text', text) },
    ] as const;
    return readAnswer(await model.complete(messages, longestAnswer, signal), text);
  };
  return {
    about: { kind: 'provider', name: `${config.model} at ${model.host}, beside ${beside.about.name}`, note: '' },
    async correct(text, signal) {
      if (text.trim() === '') return [];
      const [asked, checked] = await Promise.allSettled([ask(text, signal), beside.correct(text, signal)]);
      signal.throwIfAborted();
      if (asked.status === 'rejected') {
        onFallback(asked.reason);
        if (checked.status === 'rejected') throw checked.reason;
        return checked.value;
      }
      if (checked.status === 'rejected') {
        onFallback(checked.reason);
        return asked.value;
      }
      return merge(text, asked.value, checked.value);
    },
    async check(signal) {
      const found = await ask("Yesterday I go to the cinema and she don't come.", signal);
      return `${config.model} answered and found ${found.length} of 2 mistakes; ${await beside.check(signal)}`;
    },
    close: () => beside.close(),
  };
}
