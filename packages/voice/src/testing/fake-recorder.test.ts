import { describe, expect, it } from 'vitest';
import { createTestClock } from './clock.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { microphones } from './microphone.ts';

const setUp = () => {
  const clock = createTestClock();
  return { clock, recorder: createFakeRecorder({ clock }) };
};

describe('the fake recorder', () => {
  it('gives recordings as long as the clock says', async () => {
    const { clock, recorder } = setUp();
    const active = await recorder.start();
    expect(recorder.recording).toBe(true);
    clock.advance(2500);
    expect(await active.stop()).toMatchObject({ durationMs: 2500, size: 10_000 });
    expect(recorder.recording).toBe(false);
    expect(clock.waiting()).toBe(0);
  });

  it.each(['refused', 'missing', 'busy', 'insecure', 'unsupported'] as const)(
    'has a microphone that is %s',
    async (fault) => {
      const { recorder } = setUp();
      recorder.microphone = microphones[fault];
      await expect(recorder.start()).rejects.toMatchObject({ name: 'MicrophoneError', fault });
    },
  );

  it('ends at the maximum, and when the microphone is unplugged', async () => {
    const { clock, recorder } = setUp();
    const ends: string[] = [];
    (await recorder.start()).onEnd((reason) => ends.push(`${reason} ${clock.now()}`));
    clock.advance(60_000);
    recorder.microphone = microphones.unpluggedAfter(700);
    const cut = await recorder.start();
    cut.onEnd((reason) => ends.push(`${reason} ${clock.now()}`));
    clock.advance(60_000);
    expect(ends).toEqual(['maximum 57000', 'unplugged 60700']);
    expect(await cut.stop()).toMatchObject({ durationMs: 700 });
  });

  it('is heard while it speaks, and not after', async () => {
    const { clock, recorder } = setUp();
    recorder.microphone = microphones.speakingFor(1000);
    const { level } = await recorder.start();
    expect(level.current()).toBe(0.2);
    clock.advance(1000);
    expect(level.current()).toBe(0);
  });

  it('cannot be read when it is corrupt', async () => {
    const { recorder } = setUp();
    recorder.microphone = microphones.corrupt;
    const recording = await (await recorder.start()).stop();
    await expect(recording.base64()).rejects.toThrow('cannot be read');
  });
});
