/** How much of which phrase is shown, and whether letters come (1) or go (-1). */
export type Typing = { phrase: number; shown: number; going: 1 | -1 };

/** Before the first letter. */
export const untyped: Typing = { phrase: 0, shown: 0, going: 1 };

/** Milliseconds that a letter takes, and the rest after a complete phrase, as specified. */
export const TYPING_DELAY = { letter: 100, complete: 150 } as const;

/** The next state, and how many milliseconds after this one it comes. Phrases are arrays of letters; there is at least one. */
export function nextTyping(typing: Typing, phrases: ReadonlyArray<readonly string[]>): [next: Typing, delay: number] {
  const { phrase, shown, going } = typing;
  const length = phrases[phrase]?.length ?? 0;
  if (going > 0 ? shown < length : shown > 0) return [{ ...typing, shown: shown + going }, TYPING_DELAY.letter];
  if (going > 0) return [{ phrase, shown: shown && shown - 1, going: -1 }, TYPING_DELAY.complete];
  return [{ phrase: (phrase + 1) % phrases.length, shown: 0, going: 1 }, TYPING_DELAY.letter];
}
