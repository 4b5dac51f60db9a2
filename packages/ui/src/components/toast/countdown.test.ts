import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountdown } from './countdown.ts';

/** A clock that goes on when it is told to. */
const createTestClock = () => {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
};

describe('a countdown', () => {
  it('ends when its time is up, and not before', () => {
    const clock = createTestClock();
    let ended = 0;
    const countdown = createCountdown(4000, () => ended++, clock);
    countdown.run();
    clock.pass(3999);
    expect(ended).toBe(0);
    clock.pass(1);
    expect(ended).toBe(1);
  });

  it('keeps what is left while it is held', () => {
    const clock = createTestClock();
    let ended = 0;
    const countdown = createCountdown(4000, () => ended++, clock);
    countdown.run();
    clock.pass(3000);
    countdown.hold();
    clock.pass(60_000);
    countdown.run();
    clock.pass(999);
    expect(ended).toBe(0);
    clock.pass(1);
    expect(ended).toBe(1);
  });

  it('never ends where the time has no end', () => {
    const clock = createTestClock();
    const countdown = createCountdown(Number.POSITIVE_INFINITY, () => expect.unreachable(), clock);
    countdown.run();
    clock.pass(1e12);
  });

  it('runs for its whole time, however often it is held', () => {
    const step = fc.record({ do: fc.constantFrom('run', 'hold'), ms: fc.nat(900) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const clock = createTestClock();
        let ended = 0;
        let running = false;
        let ran = 0;
        const countdown = createCountdown(4000, () => ended++, clock);
        for (const { do: verb, ms } of steps) {
          if (ended > 0) break;
          if (verb === 'run') countdown.run();
          else countdown.hold();
          running = verb === 'run';
          clock.pass(ms);
          if (running) ran += ms;
          expect(ended).toBe(ran >= 4000 ? 1 : 0);
        }
      }),
    );
  });
});
