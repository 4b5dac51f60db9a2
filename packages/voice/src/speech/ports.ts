import type { Recording } from '../io/ports.ts';

/** The result of a transcription. `text` is what is sent to the coach. */
export type Heard =
  | { readonly kind: 'heard'; readonly text: string; readonly draft: boolean }
  /** Nothing to send: too small, or silence. */
  | { readonly kind: 'nothing'; readonly reason: 'no-voice' | 'invalid' }
  /** Nothing that could be understood; `(no answer)` is a recording too short for the first recorder. */
  | { readonly kind: 'unclear'; readonly text: '(heard but unclear)' | '(no answer)' }
  | { readonly kind: 'timeout'; readonly text: '(timeout)' }
  | { readonly kind: 'failed'; readonly text: '(no answer)' };

export interface Transcriber {
  /** Never rejects: every fault is one of the kinds. */
  transcribe(recording: Recording, signal?: AbortSignal): Promise<Heard>;
}

/** Recognises speech where it is spoken, beside the recording. */
export interface Recogniser {
  /** Begins to listen, together with a recording. Never throws: a recogniser that cannot listen has heard nothing. */
  listen(): Listening;
}

/** One answer being recognised. */
export interface Listening {
  /** Ends it. Settles within about a second with the trimmed text, or with `undefined` when nothing complete was recognised. Never rejects. */
  stop(): Promise<string | undefined>;
  /** How long it has heard a voice, in milliseconds. */
  spokenMs(): number;
  /** Throws away what was heard. */
  cancel(): void;
}
