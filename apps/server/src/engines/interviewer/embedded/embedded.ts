import { EngineUnavailable, type Interview, type Interviewer, type QuestionWanted } from '../../ports.ts';

const rehearsal: Interview = {
  job: { title: 'Cashier', description: 'You will serve customers and work in a team.', company: 'Corner Shop' },
  learner: { firstName: null, level: 'B1', goal: null, topics: [] },
  exchanges: [],
  seed: 'check',
};
const first: QuestionWanted = { kind: 'opening', mayFollowUp: false, fixed: null };

/** The large library of the English language is loaded when it is first needed, so that the start of the server does not wait. */
const asking = () => import('./ask.ts');
const answering = () => import('./answer/ideal.ts');
const reviewing = () => import('./review/review.ts');

/** The scripted interviewer: no language model, no key, no network. What it says depends on the interview alone. */
export function createEmbeddedInterviewer(): Interviewer {
  const unlessStopped = async <T>(signal: AbortSignal, speak: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return speak();
  };
  return {
    about: {
      kind: 'embedded',
      name: 'Scripted interviewer',
      note: 'A simple program, not a person: it makes its questions from the job text.',
    },
    next: (interview, wanted, signal) => unlessStopped(signal, async () => (await asking()).nextOf(interview, wanted)),
    idealAnswer: (interview, signal) => unlessStopped(signal, async () => (await answering()).idealOf(interview)),
    goodbye: (interview, signal) => unlessStopped(signal, async () => (await asking()).goodbyeOf(interview)),
    review: (interview, figures, corrections, signal) =>
      unlessStopped(signal, async () => (await reviewing()).reviewOf(interview, figures, corrections)),
    async check(signal) {
      const { question } = await unlessStopped(signal, async () => (await asking()).nextOf(rehearsal, first));
      if (!question.endsWith('?')) throw new EngineUnavailable(`The interviewer asked nothing: “${question}”`);
      return `asked “${question}”`;
    },
    close: async () => undefined,
  };
}
