import type { EnglishLevel } from '@sayso/api/contract/values';
import type { Coach, Talk, Turn } from '../../ports.ts';
import type { Conversation } from './conversation.ts';

/** One reply of the coach, and everything that it is judged by. */
export interface Exchange {
  readonly conversation: string;
  readonly level: EnglishLevel;
  readonly topics: readonly string[];
  readonly kind: 'greeting' | Conversation['turns'][number]['kind'];
  /** The learner’s last utterance; empty at the greeting. */
  readonly said: string;
  /** All that the learner has said, this and before, in this conversation and the last ones. */
  readonly told: readonly string[];
  readonly right: readonly string[];
  readonly reply: string;
  /** The coach’s earlier replies. */
  readonly before: readonly string[];
}

/** Holds the conversation with a coach: the learner’s words are given, the coach answers each of them. */
export async function hold(
  coach: Pick<Coach, 'greet' | 'reply'>,
  { name, learner, coach: coachName, turns }: Conversation,
  seed: string,
  signal: AbortSignal,
): Promise<readonly Exchange[]> {
  const so: Turn[] = [];
  const talk = (): Talk => ({ coach: coachName, learner, seed: `${name} ${seed}`, turns: [...so] });
  const { level, topics, earlierTalks } = learner;
  const exchanges: Exchange[] = [];
  const note = (kind: Exchange['kind'], said: string, right: readonly string[], reply: string): void => {
    const before = so.filter(({ role }) => role === 'coach').map(({ text }) => text);
    const here = so.filter(({ role }) => role === 'user').map(({ text }) => text);
    const told = [...earlierTalks.flatMap((earlier) => earlier.said), ...here];
    exchanges.push({ conversation: name, level, topics, kind, said, told, right, reply, before });
    so.push({ role: 'coach', text: reply });
  };
  note('greeting', '', [], await coach.greet(talk(), signal));
  for (const { kind, said, right } of turns) {
    so.push({ role: 'user', text: said });
    note(kind, said, right, await coach.reply(talk(), signal));
  }
  return exchanges;
}
