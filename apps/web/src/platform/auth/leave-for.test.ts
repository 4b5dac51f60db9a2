import { createTestClock } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { createLeaving, type ShownAgain } from './leave-for.ts';

const createPage = () => {
  const target = new EventTarget();
  return {
    page: target as unknown as ShownAgain,
    show: (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
};

/** Leaves, and counts how often the learner came back. */
const leave = () => {
  const { page, show } = createPage();
  const seen = { went: [] as string[], back: 0 };
  const clock = createTestClock();
  void createLeaving(
    page,
    (url) => seen.went.push(url),
    clock,
  )('https://pay.example').then(() => {
    seen.back += 1;
  });
  return { seen, show, clock };
};

describe('leaving for another page', () => {
  it('goes there at once', () => {
    expect(leave().seen).toEqual({ went: ['https://pay.example'], back: 0 });
  });

  it('is over when the browser shows the page again that it kept', async () => {
    const { seen, show } = leave();
    show(true);
    await Promise.resolve();
    expect(seen.back).toBe(1);
  });

  it('is not over when a page is shown that was only just loaded', async () => {
    const { seen, show } = leave();
    show(false);
    await Promise.resolve();
    expect(seen.back).toBe(0);
    show(true);
    await Promise.resolve();
    expect(seen.back).toBe(1);
  });

  it('is over when the other page does not come', async () => {
    const { seen, clock } = leave();
    await clock.settle(19_999);
    expect(seen.back).toBe(0);
    await clock.settle(1);
    expect(seen.back).toBe(1);
    expect(clock.waiting()).toBe(0);
  });

  it('fails for an address that cannot be opened', () => {
    const refuse = () => {
      throw new SyntaxError('This is no address.');
    };
    expect(() => createLeaving(createPage().page, refuse)('::')).toThrow('no address');
  });
});
