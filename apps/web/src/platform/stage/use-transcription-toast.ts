import type { ToasterStore } from '@sayso/ui/toast';
import { transcriberMessages } from '@sayso/voice/transcriber';
import { useEffect } from 'react';

interface Telling {
  readonly notice: { readonly id: number; readonly text: string } | null;
}

/** Whether the notice says that the server could not write down what was said. */
export const isTranscriptionFailure = ({ notice }: Telling): boolean =>
  notice?.text === transcriberMessages.serviceError;

/** Shows a failed transcription as a toast, and hands on the snapshot without its notice: a screen reader would say it twice. */
export const useTranscriptionToast = <Snapshot extends Telling>(
  snapshot: Snapshot,
  toaster: ToasterStore,
): Snapshot => {
  const failure = isTranscriptionFailure(snapshot) ? (snapshot.notice?.id ?? null) : null;
  useEffect(() => {
    // One id for one failure: where an effect runs twice, the toast replaces itself.
    if (failure !== null) {
      toaster.show(transcriberMessages.serviceError, { kind: 'error', id: `transcription-${failure}` });
    }
  }, [failure, toaster]);
  return failure === null ? snapshot : { ...snapshot, notice: null };
};
