import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import type { Recorder } from '../ports.ts';
import { microphoneError } from './faults.ts';
import { openMicrophone } from './microphone.browser.ts';
import { createRecorder, type RecorderOptions } from './recorder.browser.ts';

let recorder: Recorder | undefined;
afterEach(() => recorder?.dispose());

/** A recorder on Chromium's fake device, which beeps once a second, and the streams that it opened. */
const setUp = (options: RecorderOptions = {}) => {
  const streams: MediaStream[] = [];
  const open = async () => {
    const stream = await openMicrophone();
    streams.push(stream);
    return stream;
  };
  const made = createRecorder({ open, ...options });
  recorder = made;
  const isOpen = () => streams.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
  return { recorder: made, streams, isOpen };
};
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

describe('the recorder in a real browser', () => {
  it('gives webm with opus that can be played, as long as the recording was', async () => {
    const { recorder, isOpen } = setUp();
    const active = await recorder.start();
    expect(isOpen()).toBe(true);
    await pass(2000);
    const recording = await active.stop();
    expect(isOpen()).toBe(false);
    expect(recording.mediaType).toBe('audio/webm;codecs=opus');
    expect(recording.durationMs).toBeGreaterThan(1900);

    const bytes = decodeBase64(await recording.base64());
    expect(bytes.length).toBe(recording.size);
    expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
    expect(sound.duration * 1000).toBeGreaterThan(1500);
    expect(sound.duration * 1000).toBeLessThan(recording.durationMs + 300);
    expect(sound.getChannelData(0).some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    expect(recording.size).toBeLessThan(2.5 * 4000);
  });

  it('tells how loud it is', async () => {
    const { recorder } = setUp();
    const active = await recorder.start();
    const levels: number[] = [];
    active.level.subscribe((level) => levels.push(level));
    await expect.poll(() => Math.max(...levels), { timeout: 3000 }).toBeGreaterThan(0.01);
    expect(Math.min(...levels)).toBeLessThan(0.01);
  });

  it('ends by itself after 57 seconds, and still gives the recording', async () => {
    const clock = createTestClock();
    const { recorder, isOpen } = setUp({ clock });
    const active = await recorder.start();
    const ends: string[] = [];
    active.onEnd((reason) => ends.push(reason));
    await pass(300);
    clock.advance(56_999);
    expect(ends).toEqual([]);
    clock.advance(1);
    expect(ends).toEqual(['maximum']);
    const recording = await active.stop();
    expect(recording).toMatchObject({ durationMs: 57_000 });
    expect(recording.size).toBeGreaterThan(200);
    expect(isOpen()).toBe(false);
    expect(clock.waiting()).toBe(0);
  });

  it('is as long as it can be at most, also when the machine slept or its clock was set back meanwhile', async () => {
    for (const [jump, length] of [
      [3_600_000, 60_000],
      [-3_600_000, 0],
    ] as const) {
      const clock = createTestClock();
      let jumped = 0;
      const { recorder } = setUp({ clock: { ...clock, now: () => clock.now() + jumped } });
      const active = await recorder.start({ maximumMs: 60_000 });
      jumped = jump;
      expect((await active.stop()).durationMs).toBe(length);
    }
  });

  it('ends when the microphone goes away, tells those who ask later too, and gives what was recorded', async () => {
    const { recorder, streams } = setUp();
    const active = await recorder.start();
    const ends: string[] = [];
    active.onEnd((reason) => ends.push(reason));
    await pass(500);
    for (const track of streams[0]?.getTracks() ?? []) track.stop();
    await expect.poll(() => ends).toEqual(['unplugged']);
    active.onEnd((reason) => ends.push(reason));
    expect(ends).toEqual(['unplugged', 'unplugged']);
    expect((await active.stop()).size).toBeGreaterThan(200);
  });

  it('closes the microphone and gives what came so far when the browser does not stop as it was told', async () => {
    const clock = createTestClock();
    const { recorder, isOpen } = setUp({ clock });
    const active = await recorder.start();
    await pass(700);
    const stopping = active.stop();
    clock.advance(1999);
    await Promise.resolve();
    expect(isOpen()).toBe(true);
    clock.advance(1);
    await Promise.resolve();
    expect(isOpen()).toBe(false);
    const recording = await stopping;
    expect(recording.size).toBeGreaterThan(200);
    expect((await recording.base64()).length).toBeGreaterThan(200);
  });

  it('gives the same recording however often it is stopped', async () => {
    const { recorder } = setUp();
    const active = await recorder.start();
    await pass(300);
    const [first, second] = await Promise.all([active.stop(), active.stop()]);
    expect(first).toBe(second);
    expect(await active.stop()).toBe(first);
  });

  it('closes the microphone when it is cancelled, disposed or started again', async () => {
    const { recorder, streams, isOpen } = setUp();
    (await recorder.start()).cancel();
    expect(isOpen()).toBe(false);
    await recorder.start();
    await recorder.start();
    expect(streams.map(({ active }) => active)).toEqual([false, false, true]);
    recorder.dispose();
    expect(isOpen()).toBe(false);
    await recorder.start();
    expect(isOpen()).toBe(true);
  });

  it('closes a microphone that was still being opened when it was disposed', async () => {
    const { recorder, isOpen } = setUp();
    const start = recorder.start();
    recorder.dispose();
    await expect(start).rejects.toThrow('given up');
    expect(isOpen()).toBe(false);
  });

  it('says why there is no microphone', async () => {
    const { recorder } = setUp({ open: () => Promise.reject(microphoneError('refused')) });
    await expect(recorder.start()).rejects.toMatchObject({ name: 'MicrophoneError', fault: 'refused' });
  });

  it('says that a stream without sound cannot be recorded, and closes it', async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    const stream = canvas.captureStream();
    const { recorder } = setUp({ open: async () => stream });
    await expect(recorder.start()).rejects.toMatchObject({ name: 'MicrophoneError' });
    expect(stream.active).toBe(false);
  });
});
