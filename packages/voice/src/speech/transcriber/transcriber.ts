import type { Recording } from '../../io/ports.ts';
import type { Heard, Transcriber } from '../ports.ts';
import { invalid, noAnswer, noVoice } from './answer.ts';
import { askServer, type Server } from './ask.ts';

/** All the time that a transcription may take, in milliseconds. */
export const transcriptionMs = 29_000;
/** Smallest recording that is sent, in bytes. */
export const minimumRecordingBytes = 1000;
/** Smaller recordings of the first recorder, the one of the session screen, are `(no answer)`, in bytes. */
export const firstRecorderBytes = 10_000;
/** Fewer base64 characters than this are no audio. */
const minimumAudioLength = 50;

export interface TranscriberOptions extends Server {
  /** Smallest recording that is sent, in bytes. @default 1000 */
  readonly minimumBytes?: number;
  /** How a smaller recording counts: as silence, or as an answer that was not heard (the recorder of the session screen). @default 'no-voice' */
  readonly tooSmall?: 'no-voice' | 'no-answer';
  /** Takes what a recogniser in the page heard, and asks the server only where that is nothing; otherwise the other way round. @default false */
  readonly preferInPage?: boolean;
}

const isRecording = (recording: Recording | null | undefined): recording is Recording =>
  typeof recording?.base64 === 'function' && Number.isFinite(recording.size) && recording.size >= 0;

const recognisedIn = async ({ recognised }: Recording, draft: boolean): Promise<Heard | undefined> => {
  const text = (await recognised?.catch(() => undefined))?.trim();
  return text ? { kind: 'heard', text, draft } : undefined;
};

/** Makes a transcriber. It tries again while the network is away or the server is being restarted, for 29 s in all. */
export function createTranscriber(options: TranscriberOptions): Transcriber {
  const { clock, minimumBytes = minimumRecordingBytes, tooSmall = 'no-voice', preferInPage = false } = options;

  return {
    async transcribe(recording, signal) {
      const startedAt = clock.now();
      if (!isRecording(recording)) return invalid;
      if (recording.size < minimumBytes) return tooSmall === 'no-voice' ? noVoice : noAnswer;
      const audio = await recording.base64().catch(() => undefined);
      if (typeof audio !== 'string') return invalid;
      if (audio.length < minimumAudioLength) return noVoice;

      const inPage = preferInPage ? await recognisedIn(recording, false) : undefined;
      if (inPage) return inPage;
      const heard = await askServer(options, audio, transcriptionMs - (clock.now() - startedAt), signal);
      if (heard.kind === 'heard' || signal?.aborted) return heard;
      return (await recognisedIn(recording, true)) ?? heard;
    },
  };
}
