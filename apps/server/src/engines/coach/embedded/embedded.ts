import type { Coach, Talk } from '../../ports.ts';
import { EngineUnavailable } from '../../ports.ts';
import { drillTipOf } from './drillTip.ts';

const rehearsal: Talk = {
  coach: 'Daisy',
  learner: { firstName: null, level: 'B1', goal: null, topics: ['Sports'] },
  turns: [{ role: 'user', text: 'I play football with my friends.' }],
  seed: 'check',
};

/** What it says stands on a large library of the English language, which is loaded when it is first needed: a start need not wait. */
const partner = () => import('./partner.ts');
const summary = () => import('./summary.ts');

/** The scripted practice partner: no language model, no key, no network. What it says depends on the talk alone. */
export function createEmbeddedCoach(): Coach {
  const unlessStopped = async (signal: AbortSignal, speak: () => Promise<string>): Promise<string> => {
    signal.throwIfAborted();
    return speak();
  };
  return {
    about: {
      kind: 'embedded',
      name: 'Practice partner',
      note: 'A simple program, not a person: it asks questions and cannot explain much.',
    },
    greet: (talk, signal) => unlessStopped(signal, async () => (await partner()).greetingOf(talk)),
    reply: (talk, signal) => unlessStopped(signal, async () => (await partner()).replyOf(talk)),
    recap: (talk, corrections, signal) =>
      unlessStopped(signal, async () => (await summary()).recapOf(talk, corrections)),
    tip: (talk, corrections, signal) => unlessStopped(signal, async () => (await summary()).tipOf(talk, corrections)),
    drillTip: (drill, signal) => unlessStopped(signal, async () => drillTipOf(drill)),
    async check(signal) {
      const reply = await unlessStopped(signal, async () => (await partner()).replyOf(rehearsal));
      if (!reply.includes('?')) throw new EngineUnavailable(`The practice partner asked nothing: “${reply}”`);
      return `answered “${reply}”`;
    },
    close: async () => undefined,
  };
}
