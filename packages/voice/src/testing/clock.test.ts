import { describe, expect, it } from 'vitest';
import { createTestClock } from './clock.ts';

describe('the test clock', () => {
  it('runs what falls due in order of time, then of asking', () => {
    const clock = createTestClock(1000);
    const ran: string[] = [];
    clock.after(20, () => ran.push(`b${clock.now()}`));
    clock.after(10, () => ran.push(`a${clock.now()}`));
    clock.after(20, () => ran.push('c'));
    clock.after(21, () => ran.push('late'));
    clock.advance(20);
    expect(ran).toEqual(['a1010', 'b1020', 'c']);
    expect(clock.now()).toBe(1020);
    expect(clock.waiting()).toBe(1);
  });

  it('runs what a run asked for, when that falls due too', () => {
    const clock = createTestClock();
    let ticks = 0;
    const tick = () => {
      ticks += 1;
      clock.after(100, tick);
    };
    clock.after(100, tick);
    clock.advance(1000);
    expect(ticks).toBe(10);
  });

  it('does not run what was detached, and detaching twice does nothing', () => {
    const clock = createTestClock();
    let ran = false;
    const detach = clock.after(5, () => {
      ran = true;
    });
    detach();
    detach();
    clock.advance(10);
    expect(ran).toBe(false);
  });

  it('says when the next run is due', () => {
    const clock = createTestClock();
    expect(clock.nextIn()).toBeNull();
    clock.after(50, () => {});
    clock.after(20, () => {});
    clock.advance(5);
    expect(clock.nextIn()).toBe(15);
  });

  it('lets promises finish between runs when it settles', async () => {
    const clock = createTestClock();
    const times: number[] = [];
    const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
    const work = async () => {
      for (let i = 0; i < 3; i++) {
        await wait(10);
        times.push(clock.now());
      }
    };
    void work();
    await clock.settle(30);
    expect(times).toEqual([10, 20, 30]);
  });
});
