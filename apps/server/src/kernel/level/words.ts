import { isMarker } from '../../platform/text/markers.ts';

/** Sounds that fill a pause, which are no words. */
const fillers = new Set(['uh', 'um', 'er', 'erm', 'hm', 'hmm', 'mm', 'ah', 'oh', 'eh']);

/** The words of one turn in lower case, without fillers; none where the transcriber heard nothing and says so. */
export const listWords = (turn: string): readonly string[] =>
  isMarker(turn)
    ? []
    : (
        turn
          .toLowerCase()
          .replaceAll('’', "'")
          .match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
      ).filter((word) => !fillers.has(word));
