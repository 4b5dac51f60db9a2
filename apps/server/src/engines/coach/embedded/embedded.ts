import type { Coach, Talk } from '../../ports.ts';
import { EngineUnavailable } from '../../ports.ts';
import { greetingOf, replyOf } from './partner.ts';
import { recapOf, tipOf } from './summary.ts';

const rehearsal: Talk = {
  coach: 'Daisy',
  learner: { firstName: null, level: 'B1', goal: null, topics: ['Sports'] },
  turns: [{ role: 'user', text: 'I play football with my friends.' }],
  seed: 'check',
};

/** The scripted practice partner: no language model, no key, no network. What it says depends on the talk alone. */
export function createEmbeddedCoach(): Coach {
  const unlessStopped = async (signal: AbortSignal, speak: () => string): Promise<string> => {
    signal.throwIfAborted();
    return speak();
  };
  return {
    about: { kind: 'embedded', name: 'Practice partner', note: 'practice partner, no language model' },
    greet: (talk, signal) => unlessStopped(signal, () => greetingOf(talk)),
    reply: (talk, signal) => unlessStopped(signal, () => replyOf(talk)),
    recap: (talk, corrections, signal) => unlessStopped(signal, () => recapOf(talk, corrections)),
    tip: (talk, corrections, signal) => unlessStopped(signal, () => tipOf(talk, corrections)),
    async check(signal) {
      const reply = await unlessStopped(signal, () => replyOf(rehearsal));
      if (!reply.includes('?')) throw new EngineUnavailable(`The practice partner asked nothing: “${reply}”`);
      return `answered “${reply}”`;
    },
    close: async () => undefined,
  };
}
