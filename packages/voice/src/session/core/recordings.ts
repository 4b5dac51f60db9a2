import type { Recording } from '../../io/ports.ts';
import type { Heard, Transcriber } from '../../speech/ports.ts';
import type { DeviceEvent } from './events.ts';
import type { EndedRecording, Input } from './input.ts';
import { measureSpoken } from './spoken.ts';

/** Reads recordings that have ended: as text, or as they are. */
export const createRecordingReader = (
  input: Pick<Input, 'end'>,
  transcriber: Transcriber | undefined,
  dispatch: (event: DeviceEvent) => void,
) => {
  /** Ends the recording of a turn and reads it; `fail` stands in for what cannot be read. */
  const read = (
    turn: number,
    toEvent: (recording: Recording, ended: EndedRecording) => Promise<DeviceEvent>,
    fail: () => DeviceEvent,
  ) => {
    const ended = input.end(turn);
    if (!ended) return dispatch(fail());
    const finish = (event: DeviceEvent) => ended.isCurrent() && dispatch(event);
    ended.recording
      .then(async (recording) => ended.isCurrent() && finish(await toEvent(recording, ended)))
      .catch(() => finish(fail()));
  };

  const transcribe = async (recording: Recording, signal: AbortSignal): Promise<Heard> =>
    (await transcriber?.transcribe(recording, signal)) ?? { kind: 'nothing', reason: 'invalid' };

  return {
    transcribe: (turn: number) =>
      read(
        turn,
        async (recording, { signal, spokenMs }) => {
          const heard = await transcribe(recording, signal);
          return { type: 'transcribed', turn, heard, spokenMs: await measureSpoken(recording, spokenMs) };
        },
        () => ({ type: 'transcribed', turn, heard: { kind: 'nothing', reason: 'invalid' }, spokenMs: 0 }),
      ),
    capture: (turn: number) =>
      read(
        turn,
        async (recording, { spokenMs }) => ({
          type: 'captured',
          turn,
          audioBase64: await recording.base64(),
          size: recording.size,
          spokenMs: await measureSpoken(recording, spokenMs),
        }),
        () => ({ type: 'captured', turn, audioBase64: null, size: 0, spokenMs: 0 }),
      ),
  };
};
