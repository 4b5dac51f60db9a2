import type { Coach, Talk } from '../../ports.ts';
import { EngineUnavailable } from '../../ports.ts';
import { drillTipOf } from './drill-tip.ts';

const rehearsal: Talk = {
  coach: 'Daisy',
  learner: { firstName: null, level: 'B1', goal: null, topics: ['Sports'] },
  turns: [{ role: 'user', text: 'I play football with my friends.' }],
  seed: 'check',
};

/** The large library of the English language is loaded when it is first needed, so that the start of the server does not wait. */
const partner = () => import('./partner.ts');
const summary = () => import('./summary.ts');

/** The scripted practice partner: no language model, no key, no network. What it says depends on the conversation alone. */
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
