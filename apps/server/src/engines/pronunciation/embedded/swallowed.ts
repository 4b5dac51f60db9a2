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
 * Marks the pauses that contain speech: the model also calls speech silence when no expected word fits it better.
 * @param samples the recording at `recordingRate`.
 */
export function markSwallowed(samples: Float32Array, heard: readonly HeardWord[]): readonly HeardWord[] {
  const usual = median(heard.filter((word) => !isBetween(word)).flatMap((word) => measureLevels(samples, word)));
  return heard.map((word) => {
    if (!isBetween(word)) return word;
    const loud = measureLevels(samples, word).filter((level) => level > usual * loudness).length;
    return loud < fewestLoud ? word : { ...word, swallowed: true };
  });
}

/** Measures the loudness of each frame of a word. */
const measureLevels = (samples: Float32Array, { sounds }: HeardWord): readonly number[] =>
  sounds.flatMap(({ from, frames }) => Array.from({ length: frames }, (_, at) => measureLevel(samples, from + at)));

function measureLevel(samples: Float32Array, frame: number): number {
  const own = samples.subarray(frame * frameLength, (frame + 1) * frameLength);
  return Math.sqrt(own.reduce((sum, sample) => sum + sample * sample, 0) / frameLength);
}
