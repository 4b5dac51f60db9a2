import { describe, expect, it } from 'vitest';
import { followPlan } from './plan-news.ts';

/** One tab, and how often it looked at the profile. */
const openTab = (name: string) => {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  const channel = new BroadcastChannel(name);
  const tab = { looked: 0, page, close: () => channel.close(), tell: () => undefined as void };
  const auth = {
    refresh: async () => {
      tab.looked += 1;
    },
  };
  tab.tell = followPlan({ auth, channel, page });
  return tab;
};

describe('a tab', () => {
  it('looks at the profile when another tells that the plan has changed', async () => {
    const [one, other] = [openTab('a'), openTab('a')];
    one.tell();
    await expect.poll(() => other.looked).toBe(1);
    expect(one.looked).toBe(0);
    one.close();
    other.close();
  });

  it('looks again when somebody comes back to it, and not when they leave', () => {
    const tab = openTab('b');
    tab.page.visibilityState = 'hidden';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    expect(tab.looked).toBe(0);
    tab.page.visibilityState = 'visible';
    tab.page.dispatchEvent(new Event('visibilitychange'));
    expect(tab.looked).toBe(1);
    tab.close();
  });
});
