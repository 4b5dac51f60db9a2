import { describe, expect, it, vi } from 'vitest';
import type { ActiveRecording } from '../../io/ports.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createFakeRecorder } from '../../testing/fake-recorder.ts';
import { createTestTranscriber } from '../../testing/fake-transcriber.ts';
import { createInput } from './input.ts';
import { createRecordingReader } from './recordings.ts';

/** A recorder whose microphone opens when `allow()` is called, as when the browser asks the learner first. */
const ask = () => {
  const clock = createTestClock();
  const recorder = createFakeRecorder({ clock });
  const asked: (() => void)[] = [];
  const dispatch = vi.fn();
  const watch = vi.fn(() => () => {});
  const input = createInput(
    {
      clock,
      silence: { watch },
      recorder: {
        start: (options) =>
          new Promise<ActiveRecording>((resolve) => {
            asked.push(() => resolve(recorder.start(options)));
          }),
        dispose: recorder.dispose,
      },
    },
    dispatch,
  );
  const reader = createRecordingReader(input, createTestTranscriber(clock).transcriber, dispatch);
  return { clock, recorder, input, reader, dispatch, allow: () => asked.shift()?.() };
};

describe('a microphone that opens when it is no longer wanted', () => {
  it('is closed again at once, and is not reported', async () => {
    const { clock, recorder, input, dispatch, allow } = ask();
    input.record(1, 57_000);
    input.cancel();
    allow();
    await clock.settle();
    expect(recorder.started).toBe(1);
    expect(recorder.recording).toBe(false);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('does not take the place of the one that was asked for afterwards', async () => {
    const { clock, recorder, input, dispatch, allow } = ask();
    input.record(1, 57_000);
    input.record(2, 57_000);
    allow();
    await clock.settle();
    allow();
    await clock.settle();
    expect(dispatch.mock.calls).toEqual([[{ type: 'recordingStarted', turn: 2 }]]);
    expect(recorder.recording).toBe(true);
  });
});

describe('a recording that cannot be read', () => {
  it('is invalid, and not an endless wait', async () => {
    const { clock, reader, dispatch } = ask();
    reader.transcribe(1);
    await clock.settle();
    expect(dispatch.mock.calls[0]?.[0]).toMatchObject({
      type: 'transcribed',
      heard: { kind: 'nothing', reason: 'invalid' },
    });
  });
});
