import { isMarker } from '../../platform/text/markers.ts';

/** How long a turn was spoken, without the silence. */
export interface SpeechTime {
  readonly spokenMs: number;
  /** False where it was not measured: then it is at most what the words take. */
  readonly measured: boolean;
}

/** Time that a word takes where it was not measured, ms: 150 words a minute, so that an estimate does not claim more than was spoken. */
export const usualWordMs = 400;
/** Time that a word takes at most, ms, with the gap after it: what is longer was another sound in the room. */
const slowestWordMs = 2000;

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The speech of a turn that was typed. */
export const noSpeech: SpeechTime = { spokenMs: 0, measured: false };

/** The time that the words of a turn take where its speech was not measured. */
export const estimateSpeech = (text: string): SpeechTime =>
  isMarker(text) ? noSpeech : { spokenMs: wordsIn(text) * usualWordMs, measured: false };

/** The speech of a turn as the page measured it, within what its words can take; an estimate where the page could not measure. */
export const limitSpeech = (text: string, reportedMs: number): SpeechTime =>
  reportedMs > 0
    ? { spokenMs: Math.round(Math.min(reportedMs, (wordsIn(text) + 1) * slowestWordMs)), measured: true }
    : estimateSpeech(text);

/**
 * The speech of a message of a live session. A page of ours names its messages, and sends no time with one that was typed; a client of the
 * specification sends the words alone, and they were spoken.
 */
export const measureMessageSpeech = ({
  text,
  id,
  spoken_ms,
}: {
  readonly text: string;
  readonly id?: string | undefined;
  readonly spoken_ms?: number | undefined;
}): SpeechTime => {
  if (spoken_ms !== undefined) return limitSpeech(text, spoken_ms);
  return id === undefined ? estimateSpeech(text) : noSpeech;
};
