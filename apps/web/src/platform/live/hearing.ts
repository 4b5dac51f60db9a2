import type { Client } from '@sayso/api/client';
import type { getCapabilities } from '@sayso/api/contract/capabilities';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { transcribe } from '@sayso/api/contract/speech';
import { browserClock } from '@sayso/voice/clock';
import { createRecogniser, withRecogniser } from '@sayso/voice/recogniser';
import { createRecorder, type Recorder } from '@sayso/voice/recorder';
import { type OutgoingMessage, onBrowserOnline, type ReconnectingSocket } from '@sayso/voice/socket';
import { createTranscriber, firstRecorderBytes, type Transcriber } from '@sayso/voice/transcriber';

/** The recorder, with the browser’s own recogniser beside it where there is one. */
export const createListeningRecorder = (): Recorder => {
  const recorder = createRecorder();
  const recogniser = createRecogniser();
  return recogniser ? withRecogniser(recorder, recogniser) : recorder;
};

type Line = Pick<ReconnectingSocket<unknown, OutgoingMessage>, 'subscribe' | 'getSnapshot'>;

/** The browser says that the network is back, or the socket has reached the server, which a browser that noticed nothing does not say. */
const onReachable = (socket: Line, listener: () => void): (() => void) => {
  const stop = onBrowserOnline(listener);
  let isOpen = socket.getSnapshot().state === 'open';
  const detach = socket.subscribe(() => {
    const wasOpen = isOpen;
    isOpen = socket.getSnapshot().state === 'open';
    if (isOpen && !wasOpen) listener();
  });
  return () => {
    stop();
    detach();
  };
};

export interface HearingParts {
  readonly client: Client;
  /** The capabilities of the server; null where it does not say. */
  readonly capabilities: AnswerOf<typeof getCapabilities> | null;
}

/** Which recorder of the specification a screen has: the first one takes very short recordings for no answer at all. */
export type RecorderKind = 'first' | 'conversation';

/** The server’s hearing, which waits for the network where a live session’s socket does. */
export const createLiveTranscriber = (
  { client, capabilities }: HearingParts,
  socket: Line,
  recorder: RecorderKind = 'conversation',
): Transcriber =>
  createTranscriber({
    clock: browserClock,
    onOnline: (listener) => onReachable(socket, listener),
    // The server’s own hearing is poor where no provider does it: what the browser recognised is preferred then.
    preferInPage: capabilities !== null && capabilities.speech_to_text.kind !== 'provider',
    ...(recorder === 'first' && { minimumBytes: firstRecorderBytes, tooSmall: 'no-answer' as const }),
    send: (audio_base64, signal) => client.call(transcribe, { audio_base64 }, { signal }),
  });
