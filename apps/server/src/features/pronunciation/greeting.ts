import { localHour } from '../../kernel/calendar/local-date.ts';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import { oneOther, toChance } from './chance.ts';
import { drillLearner, rememberOfLearner } from './drill-learner.ts';
import { newestDrill } from './latest-drill.ts';
import { goodScore } from './scores.ts';
import { nameOfSound } from './tips/tips.ts';

/** The facts that a greeting may mention. */
interface Occasion {
  readonly name: string | null;
  /** The learner's own hour, 0 to 23. */
  readonly hour: number;
  /** The drill before; null for the first. */
  readonly last: { readonly difficulty: string | null; readonly average: number | null } | null;
}

const partOfDay = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};

const memories = ({ last }: Occasion): readonly string[] => {
  if (last === null) {
    return [
      'I say a sentence, you say it after me, and I tell you what to change.',
      'Listen to my sentence first. Then it is your turn.',
      'This is how we do it: I speak, you repeat, and we look at the hard sounds together.',
    ];
  }
  if (last.difficulty !== null) {
    const sound = nameOfSound(last.difficulty);
    return [
      `Last time ${sound} was hard for you. Let us work on it.`,
      `Last time we met ${sound}. Today it may be easier.`,
      `I remember that ${sound} was the hard one last time. Listen for it today.`,
    ];
  }
  if (last.average !== null && last.average >= goodScore) {
    return ['Your last drill was good. Let us keep it that way.', 'Last time went well. Let us go on from there.'];
  }
  return ['It is good to have you back.', 'Let us go on with new sentences.'];
};

const starts = ['Ready? Here is the first sentence.', 'Take a breath, and listen.', 'Here we go.', 'Let us begin.'];

/** Every greeting that fits. */
export const greetingsFor = (occasion: Occasion): readonly [string, ...string[]] => {
  const called = occasion.name === null ? '' : `, ${occasion.name}`;
  const hellos = [`${partOfDay(occasion.hour)}${called}!`, `Hello${called}!`, `Welcome${called}!`] as const;
  const all = hellos.flatMap((hello) =>
    memories(occasion).flatMap((memory) => starts.map((start) => `${hello} ${memory} ${start}`)),
  );
  return [all[0] ?? hellos[0], ...all.slice(1)];
};

/** The coach's words before the first sentence, never the same twice running. A new drill begins with them. */
export const greet = async (
  { clock, random, storage: { db } }: Pick<Services, 'clock' | 'random' | 'storage'>,
  { id, learner, timeZone }: LearnerRecord,
): Promise<{ greeting: string }> => {
  const now = clock.now();
  const [{ last_greeting }, last] = await Promise.all([drillLearner(db, id), newestDrill(db, id)]);
  const greetings = greetingsFor({ name: learner.firstName, hour: localHour(now, timeZone), last: last ?? null });
  const greeting = oneOther(greetings, last_greeting, toChance(random));
  await rememberOfLearner(db, id, { last_greeting: greeting, greeted_at: now });
  return { greeting };
};
