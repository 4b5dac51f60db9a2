import { fileURLToPath } from 'node:url';
import createModule, { type Decoder, type Segment } from 'soundswallower';
import { recordingRate } from '../../decoding/recording.ts';

/** A stretch of the recording; `cost` is how much worse this sound fits than the best sound of the model, per 10 ms. */
export interface HeardSound {
  readonly sound: string;
  /** Frames of 10 ms. */
  readonly from: number;
  readonly frames: number;
  readonly cost: number;
}

/** A word, or a pause (`<sil>`) or a noise between words. */
export interface HeardWord {
  readonly word: string;
  readonly sounds: readonly HeardSound[];
  /** A pause that holds speech: nothing of the sentence fitted it. */
  readonly swallowed?: boolean;
}

/** The acoustic model: what a recording holds, as far as a grammar allows. */
export interface AcousticModel {
  /** How the dictionary says a word, in ARPAbet; null when it is not in there. */
  lookUp(word: string): string | null;
  add(word: string, sounds: string): void;
  /** The best path through a grammar (JSGF); null when the recording cannot be read as any. */
  hear(samples: Float32Array, grammar: string): readonly HeardWord[] | null;
}

const ownModel = new URL('./model/', import.meta.resolve('soundswallower'));

/**
 * Loads soundswallower with its English model. `compallsen` makes it score every sound of the model in each frame, so that the
 * score of the sound that should be there is relative to the best one.
 * @param folder where the model is
 */
export async function loadModel(folder: URL = ownModel): Promise<AcousticModel> {
  const quiet = { modelBase: fileURLToPath(folder), print: () => undefined, printErr: () => undefined };
  const { Decoder } = await createModule(quiet);
  const decoder = new Decoder({ loglevel: 'FATAL', samprate: recordingRate, compallsen: true });
  await decoder.initialize();
  return {
    lookUp: (word) => decoder.lookup_word(word),
    add: (word, sounds) => decoder.add_words([word, sounds]),
    hear(samples, grammar) {
      decoder.set_grammar(grammar);
      decoder.start();
      decoder.process_audio(samples, false, true);
      decoder.stop();
      return readWords(decoder);
    },
  };
}

function readWords(decoder: Decoder): readonly HeardWord[] | null {
  const { w: words = [] } = findAlignment(decoder) ?? {};
  if (words.length === 0) return null;
  return words.map(({ t, w: sounds = [] }) => ({ word: t.replace(/\(\d+\)$/, ''), sounds: sounds.map(heardSound) }));
}

/** Null when nothing in the grammar fits, or what fits does not fill the recording sound by sound. */
function findAlignment(decoder: Decoder) {
  if (decoder.get_text() === '') return null;
  try {
    return decoder.get_alignment({ align_level: 1 });
  } catch (cause) {
    // The binding hands an empty text to JSON.parse.
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

/** The model writes a probability in three digits: 0.0005 at least, so that the logarithm stays finite. */
function heardSound({ t, b, d, p }: Segment): HeardSound {
  const frames = Math.max(1, Math.round(d * 100));
  return { sound: t, from: Math.round(b * 100), frames, cost: (-1000 * Math.log(Math.max(p, 0.0005))) / frames };
}
