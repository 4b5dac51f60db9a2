import { recordingRate } from '../../decoding/recording.ts';
import { isBetween } from './match.ts';
import type { HeardWord } from './model.ts';
import { median } from './speaker.ts';

/** Samples of one frame of 10 ms. */
const frameLength = recordingRate / 100;
/** A frame of a pause is speech when it is at least this loud beside the words. */
const loudness = 0.2;
/** Frames of speech that make a pause a stretch of speech: shorter is the rest of a word beside it. */
const fewestLoud = 20;

/**
 * Marks the pauses in which somebody speaks: the model finds silence in speech, too, when nothing that may be there fits it better.
 * @param samples the recording at `recordingRate`.
 */
export function markSwallowed(samples: Float32Array, heard: readonly HeardWord[]): readonly HeardWord[] {
  const usual = median(heard.filter((word) => !isBetween(word)).flatMap((word) => levelsOf(samples, word)));
  return heard.map((word) => {
    if (!isBetween(word)) return word;
    const loud = levelsOf(samples, word).filter((level) => level > usual * loudness).length;
    return loud < fewestLoud ? word : { ...word, swallowed: true };
  });
}

/** How loud each frame of a stretch is. */
const levelsOf = (samples: Float32Array, { sounds }: HeardWord): readonly number[] =>
  sounds.flatMap(({ from, frames }) => Array.from({ length: frames }, (_, at) => levelOf(samples, from + at)));

function levelOf(samples: Float32Array, frame: number): number {
  const own = samples.subarray(frame * frameLength, (frame + 1) * frameLength);
  return Math.sqrt(own.reduce((sum, sample) => sum + sample * sample, 0) / frameLength);
}
