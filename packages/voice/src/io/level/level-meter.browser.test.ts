import { describe, expect, it } from 'vitest';
import { createLevelMeter } from './level-meter.browser.ts';

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A stream with a sine of this amplitude, from a context that is already running. */
const toneStream = async (amplitude: number) => {
  const context = new AudioContext();
  await context.resume();
  const destination = new MediaStreamAudioDestinationNode(context);
  const oscillator = new OscillatorNode(context, { frequency: 500 });
  oscillator.connect(new GainNode(context, { gain: amplitude })).connect(destination);
  oscillator.start();
  return { stream: destination.stream, close: () => context.close() };
};

describe('the level meter in a real browser', () => {
  it('measures the root mean square of a stream, about 30 times a second', async () => {
    const { stream, close } = await toneStream(0.5);
    const meter = createLevelMeter(stream);
    await expect.poll(() => meter.current()).toBeCloseTo(0.5 / Math.SQRT2, 1);
    const levels: number[] = [];
    const detach = meter.subscribe((level) => levels.push(level));
    await pass(1000);
    detach();
    expect(levels.length).toBeGreaterThan(15);
    expect(levels.length).toBeLessThanOrEqual(31);
    meter.dispose();
    meter.dispose();
    expect(meter.current()).toBe(0);
    await close();
  });

  it('measures silence as 0', async () => {
    const { stream, close } = await toneStream(0);
    const meter = createLevelMeter(stream);
    await pass(200);
    expect(meter.current()).toBe(0);
    meter.dispose();
    await close();
  });
});
