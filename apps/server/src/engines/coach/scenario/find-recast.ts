import type { Beat } from '@sayso/curriculum/scenario';
import { fillSlots } from '@sayso/curriculum/slots';
import { normaliseSpeech } from '@sayso/curriculum/words';

/** A mistake that an author expected here, and what is right. */
export interface Recast {
  /** The author's pattern; the same mistake is put right once in a conversation. */
  readonly when: string;
  /** The learner's words that the pattern found. */
  readonly said: string;
  readonly better: string;
  readonly aside: string;
  readonly note: string;
}

/** The learner's own words where a pattern found something, with their capitals and commas; all of them where these cannot be found again. */
const quote = (said: string, found: string): string => {
  const words = found.split(' ').map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  return new RegExp(words.join('[^\\p{L}]+'), 'iu').exec(said)?.[0] ?? said;
};

/** Finds the first expected mistake in an utterance; null where there is none, and where an author says that it is right. */
export const findRecast = (
  beat: Beat,
  said: string,
  slots: ReadonlyMap<string, string>,
  done: readonly string[],
): Recast | null => {
  const text = normaliseSpeech(said);
  for (const recast of beat.recasts) {
    const found = new RegExp(recast.when).exec(text)?.[0];
    if (found === undefined) continue;
    if ('ok' in recast) return null;
    const [better, aside] = [fillSlots(recast.better, slots), fillSlots(recast.aside, slots)];
    if (better === null || aside === null || done.includes(recast.when)) continue;
    return { when: recast.when, said: quote(said, found.trim()), better, aside, note: recast.note };
  }
  return null;
};
