import { describe, expect, it } from 'vitest';
import { browserClock } from './clock.browser.ts';

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
