import type { CoachName } from '@sayso/api/contract/values';
import { fillSlots } from '@sayso/curriculum/slots';
import { shuffled } from '../random.ts';

/** Words of a coach, with variants. */
export type Lines = Readonly<Record<CoachName, readonly string[]>>;

/** The parts of a play that decide which variant is said. */
export interface Wording {
  readonly coach: CoachName;
  readonly seed: string;
  /** The coach's turns so far. */
  readonly said: readonly string[];
  readonly slots: ReadonlyMap<string, string>;
}

/**
 * Chooses a variant: one with a word of the learner's before one without, one that was not said yet before one that was. The same play
 * chooses the same.
 */
export const chooseLine = (lines: Lines, { coach, seed, said, slots }: Wording): string => {
  const filled = lines[coach].flatMap((line) => {
    const text = fillSlots(line, slots);
    return text === null ? [] : [{ text, isOwn: text !== line }];
  });
  const order = shuffled(filled, `${seed} ${said.length}`).toSorted(
    (one, other) => Number(other.isOwn) - Number(one.isOwn),
  );
  return (order.find(({ text }) => !said.some((turn) => turn.includes(text))) ?? order[0])?.text ?? '';
};

/** The question that a line ends with; empty for none. */
export const findQuestion = (text: string): string => {
  const last = text.split(/(?<=[.!?]["”]?)\s+/).at(-1) ?? '';
  return last.endsWith('?') ? last : '';
};

/** Puts lines into one turn; empty ones are left out. A value of a slot may begin a sentence. */
export const joinLines = (...lines: readonly (string | null | undefined)[]): string =>
  lines
    .filter((line) => line)
    .map((line) => `${line?.charAt(0).toUpperCase()}${line?.slice(1)}`)
    .join(' ');
