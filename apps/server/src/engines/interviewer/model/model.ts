import { spoken } from '../../coach/model/spoken.ts';
import { type ChatMessage, createLanguageModel, type LanguageModelConfig } from '../../language-model/complete.ts';
import type { Interview, Interviewer } from '../../ports.ts';
import { readQuestion, readReview } from './answers.ts';
import { goodbyePrompt, idealPrompt, nextPrompt, reviewPrompt } from './prompts.ts';

/** Longest answers that are read, in characters. */
const longestWords = 2000;
const longestReview = 12_000;

const rehearsal: Interview = {
  job: { title: 'Cashier', description: 'You will serve customers and work in a team.', company: 'Corner Shop' },
  learner: { firstName: null, level: 'B1', goal: null, topics: [] },
  exchanges: [],
  seed: 'check',
};

/** An interviewer who is a language model. Every call throws EngineUnavailable when the model gives no usable answer. */
export function createModelInterviewer(config: LanguageModelConfig): Interviewer {
  const model = createLanguageModel(config);
  const say = async (messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> =>
    spoken(await model.complete(messages, longestWords, signal));
  const next: Interviewer['next'] = async (interview, wanted, signal) =>
    readQuestion(await model.complete(nextPrompt(interview, wanted), longestWords, signal), interview, wanted);
  return {
    about: { kind: 'provider', name: `${config.model} at ${model.host}`, note: '' },
    next,
    idealAnswer: (interview, signal) => say(idealPrompt(interview), signal),
    goodbye: async (interview, signal) => {
      // A question at the end would never be answered.
      const words = await say(goodbyePrompt(interview), signal);
      return words.replaceAll('?', '.');
    },
    async review(interview, figures, corrections, signal) {
      const byRules = async () =>
        (await import('../embedded/review/review.ts')).reviewOf(interview, figures, corrections);
      // Nothing was said: a model would find something all the same.
      if (interview.exchanges.every(({ answer }) => answer === null)) return byRules();
      const reply = await model.complete(reviewPrompt(interview, figures), longestReview, signal);
      const judged = readReview(reply, interview);
      return judged.better.length > 0 ? judged : { ...judged, better: (await byRules()).better };
    },
    async check(signal) {
      const { question } = await next(rehearsal, { kind: 'opening', mayFollowUp: false, fixed: null }, signal);
      return `asked “${question}”`;
    },
    close: async () => undefined,
  };
}
