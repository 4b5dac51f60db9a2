import type { Talk } from '../../ports.ts';
import { chance, shuffled } from '../random.ts';
import type { Progress } from './progress.ts';
import { alreadySaid, fill } from './text.ts';

/** Chooses among texts: one not yet said in this conversation, in an order that the seed sets. */
export type Choose = (list: readonly string[], place: string, words?: Readonly<Record<string, string>>) => string;

/** A choice that depends on the conversation alone. */
export function chooser(talk: Talk, { spoken, turn }: Progress): Choose {
  return (list, place, words = {}) => {
    const filled = list.map((template) => ({ template, text: fill(template, words) }));
    const order = shuffled(filled, `${talk.seed} ${place}`);
    const unsaid = order.filter(({ text }) => !spoken.includes(text));
    const fresh = unsaid.find(({ template }) => !template.includes('{') || !alreadySaid(template, spoken));
    const again = order[Math.floor(chance(`${talk.seed} ${place} ${turn}`) * order.length)];
    return (fresh ?? unsaid[0] ?? again)?.text ?? '';
  };
}
