import { passes, wordsIn } from './passes.ts';
import { punctuated } from './statements/statements.ts';
import { understand } from './understanding/understand.ts';

/** The interviewer’s judgement of one answer, before it decides how to go on. */
export type Heard =
  /** There is something to go on from: it was answered, in English, with more than “I don’t know”. */
  | { readonly why: 'usable'; readonly words: number; readonly understood: ReturnType<typeof understand> }
  | { readonly why: 'silent' | 'passed' | 'foreign' | 'garbled' | 'grief' | 'danger'; readonly words: number };

/** A patient, a battery and a letter queue are dead at work; only who was near to the learner is mourned here. */
const ownLoss =
  /\b(?:my|our) (?:\w+ )?(?:mother|father|mum|mom|dad|parents?|husband|wife|partner|son|daughter|child|baby|brother|sister|uncle|aunt|cousin|grand\w+|friend|dog|cat|family)\b|\bfuneral\b/i;

export function hear(answer: string | null): Heard {
  const words = wordsIn(answer ?? '').length;
  if (answer === null || words === 0) return { why: 'silent', words };
  const understood = understand(punctuated(answer));
  const { mood } = understood;
  if (mood === 'danger' || (mood === 'grief' && ownLoss.test(answer))) return { why: mood, words };
  if (understood.foreign) return { why: 'foreign', words };
  if (passes(answer)) return { why: 'passed', words };
  // An amount or a name is a whole answer without a verb; many words without one are noise.
  return understood.garbled && words >= 9 ? { why: 'garbled', words } : { why: 'usable', words, understood };
}
