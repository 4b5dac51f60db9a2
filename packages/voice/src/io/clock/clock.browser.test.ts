import { describe, expect, it } from 'vitest';
import { openAlarm } from './alarm.browser.ts';
import { browserClock, createBrowserClock } from './clock.browser.ts';

describe('the clock of the browser', () => {
  it('runs once, when the time has come', async () => {
    const startedAt = browserClock.now();
    await new Promise<void>((resolve) => browserClock.after(50, resolve));
    expect(browserClock.now() - startedAt).toBeGreaterThanOrEqual(49);
  });

  it('does not run what was detached', async () => {
    let ran = false;
    const detach = browserClock.after(10, () => {
      ran = true;
    });
    detach();
    detach();
    await new Promise<void>((resolve) => browserClock.after(40, resolve));
    expect(ran).toBe(false);
  });
});

describe('the clock of a tab that gets hidden', () => {
  /** A page to hide by hand, and an alarm to ring by hand. */
  const setUp = (hidden: boolean) => {
    const page = Object.assign(new EventTarget(), { hidden });
    const asked: { readonly key: number; readonly ms: number }[] = [];
    let ring: (key: number) => void = () => {};
    const clock = createBrowserClock(
      () => page,
      (rung) => {
        ring = rung;
        return (key, ms) => asked.push({ key, ms });
      },
    );
    const hide = () => {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { clock, asked, hide, ringAll: () => asked.forEach(({ key }) => ring(key)) };
  };

  it('asks the worker for what falls due while it is hidden, and runs that once', () => {
    const { clock, asked, ringAll } = setUp(true);
    let runs = 0;
    clock.after(60_000, () => {
      runs += 1;
    });
    expect(asked.map(({ ms }) => ms)).toEqual([60_000]);
    ringAll();
    ringAll();
    expect(runs).toBe(1);
  });

  it('hands what already waits to the worker at the moment it is hidden', () => {
    const { clock, asked, hide, ringAll } = setUp(false);
    const ran: string[] = [];
    clock.after(50_000, () => ran.push('kept'));
    clock.after(60_000, () => ran.push('detached'))();
    expect(asked).toEqual([]);
    hide();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.ms).toBeGreaterThan(49_000);
    ringAll();
    expect(ran).toEqual(['kept']);
  });
});

it('has a worker that rings each key when its time has come', async () => {
  const startedAt = performance.now();
  const rung: number[] = [];
  await new Promise<void>((resolve) => {
    const alarm = openAlarm((key) => {
      rung.push(key);
      if (rung.length === 2) resolve();
    });
    alarm(7, 120);
    alarm(3, 40);
  });
  expect(rung).toEqual([3, 7]);
  expect(performance.now() - startedAt).toBeGreaterThan(115);
});
