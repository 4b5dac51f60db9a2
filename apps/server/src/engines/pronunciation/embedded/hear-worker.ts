import { serveWorker } from '../../worker/serve.ts';
import { writeGrammar } from './grammar.ts';
import { type HeardWord, loadModel } from './model.ts';
import { createSentenceReader, type ReferenceWord } from './sentence.ts';
import { markSwallowed } from './swallowed.ts';

/** A recording at `recordingRate`, and the sentence that should be in it. */
export interface HearRequest {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sentence: string;
}

export interface HearReply {
  readonly words: readonly ReferenceWord[];
  /** Null where the recording cannot be read as any reading of the sentence. */
  readonly heard: readonly HeardWord[] | null;
}

const loading = loadModel().then((model) => ({ model, readSentence: createSentenceReader(model) }));

export const answer = serveWorker<HearRequest, HearReply>(async ({ samples, sentence }) => {
  const { model, readSentence } = await loading;
  const words = readSentence(sentence);
  const spoken = words.flatMap((word) => (word.spoken === null ? [] : [word.spoken]));
  const heard = spoken.length === 0 ? null : model.hear(samples, writeGrammar(spoken));
  return { words, heard: heard && markSwallowed(samples, heard) };
});
