/** How much of which phrase is shown, and which way it goes. */
export type Typing = { phrase: number; shown: number; going: 'forward' | 'back' };

/** Before the first letter. */
export const untyped: Typing = { phrase: 0, shown: 0, going: 'forward' };

/** Milliseconds a letter takes, and the rest after a phrase is complete (spec §9). */
export const TYPING_DELAY = { letter: 100, complete: 150 } as const;

/** The next state, and how many milliseconds after this one it comes. Phrases are arrays of letters; there is at least one. */
export function nextTyping(typing: Typing, phrases: ReadonlyArray<readonly string[]>): [next: Typing, delay: number] {
  const { phrase, shown, going } = typing;
  const length = phrases[phrase]?.length ?? 0;
  if (going === 'forward' && shown < length) return [{ ...typing, shown: shown + 1 }, TYPING_DELAY.letter];
  if (going === 'forward') return [{ phrase, shown: Math.max(0, shown - 1), going: 'back' }, TYPING_DELAY.complete];
  if (shown > 0) return [{ ...typing, shown: shown - 1 }, TYPING_DELAY.letter];
  return [{ phrase: (phrase + 1) % phrases.length, shown: 0, going: 'forward' }, TYPING_DELAY.letter];
}
