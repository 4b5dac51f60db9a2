import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { createFakeRecogniser } from '../../testing/fake-recogniser.ts';
import { createFakeRecorder } from '../../testing/fake-recorder.ts';
import { microphones } from '../../testing/microphone.ts';
import { withRecogniser } from './with-recogniser.ts';

const setUp = (texts: readonly (string | undefined)[]) => {
  const clock = createTestClock();
  const recorder = createFakeRecorder({ clock });
  const recogniser = createFakeRecogniser(texts);
  return { clock, recorder, recogniser, both: withRecogniser(recorder, recogniser) };
};

describe('a recorder with a recogniser', () => {
  it('gives recordings that carry what was recognised', async () => {
    const { both, clock } = setUp(['hello there']);
    const active = await both.start();
    clock.advance(4000);
    const recording = await active.stop();
    expect(recording).toMatchObject({ durationMs: 4000, size: 16_000 });
    expect(await recording.recognised).toBe('hello there');
    expect(recording.recognisedMs?.()).toBe(1000);
    expect(await recording.base64()).toHaveLength(21_336);
  });

  it('does not listen when the microphone cannot be opened', async () => {
    const { both, recorder, recogniser } = setUp(['hello']);
    recorder.microphone = microphones.refused;
    await expect(both.start()).rejects.toMatchObject({ fault: 'refused' });
    expect(recogniser.listened).toBe(0);
  });

  it('stops to listen when the recording ends on its own, and keeps the words', async () => {
    const { both, clock } = setUp(['cut off']);
    const active = await both.start({ maximumMs: 3000 });
    const ends: string[] = [];
    active.onEnd((reason) => ends.push(reason));
    clock.advance(3000);
    expect(ends).toEqual(['maximum']);
    expect(await (await active.stop()).recognised).toBe('cut off');
  });

  it('cancels both, also when it is disposed or starts again', async () => {
    const { both, recorder, recogniser } = setUp(['a', 'b', 'c']);
    (await both.start()).cancel();
    await both.start();
    await both.start();
    both.dispose();
    expect(recogniser.listened).toBe(3);
    expect(recogniser.cancelled).toBe(3);
    expect(recorder.cancelled).toBe(3);
    expect(recorder.disposed).toBe(true);
  });
});
