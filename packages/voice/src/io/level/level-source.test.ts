import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { createLevelSource } from './level-source.ts';
import { rms } from './rms.ts';

describe('a level source', () => {
  it('calls every listener back 30 times a second, and stops with the last of them', () => {
    const clock = createTestClock();
    const source = createLevelSource(() => clock.now() / 1000, clock);
    const first: number[] = [];
    const second: number[] = [];
    const detachFirst = source.subscribe((level) => first.push(level));
    const detachSecond = source.subscribe((level) => second.push(level));
    clock.advance(1000);
    expect(first).toHaveLength(30);
    expect(second).toEqual(first);
    detachFirst();
    detachFirst();
    clock.advance(33);
    expect(first).toHaveLength(30);
    expect(second).toHaveLength(31);
    detachSecond();
    expect(clock.waiting()).toBe(0);
  });

  it('can be listened to again', () => {
    const clock = createTestClock();
    const source = createLevelSource(() => 0.5, clock);
    source.subscribe(() => {})();
    const levels: number[] = [];
    source.subscribe((level) => levels.push(level));
    clock.advance(70);
    expect(levels).toEqual([0.5, 0.5]);
  });

  it('may be left by a listener that is just being called', () => {
    const clock = createTestClock();
    const source = createLevelSource(() => 1, clock);
    let calls = 0;
    const detach = source.subscribe(() => {
      calls += 1;
      detach();
    });
    clock.advance(200);
    expect(calls).toBe(1);
    expect(clock.waiting()).toBe(0);
  });
});

describe('the root mean square', () => {
  it('is 0 for silence, 1 for full scale and 0.707 for a sine', () => {
    expect(rms(new Float32Array())).toBe(0);
    expect(rms(new Float32Array(100))).toBe(0);
    expect(rms(new Float32Array(100).fill(-1))).toBe(1);
    expect(rms(Float32Array.from({ length: 1000 }, (_, i) => Math.sin((2 * Math.PI * i) / 100)))).toBeCloseTo(
      Math.SQRT1_2,
    );
  });

  it('stays between 0 and the loudest sample', () => {
    fc.assert(
      fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true }), (samples) => {
        const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        expect(rms(samples)).toBeGreaterThanOrEqual(0);
        expect(rms(samples)).toBeLessThanOrEqual(loudest + 1e-6);
      }),
    );
  });
});
