import { describe, expect, it } from 'vitest';
import { followPlan } from './plan-news.ts';

/** One tab, and how often it asked for the profile. */
const openTab = (name: string) => {
  const channel = new BroadcastChannel(name);
  const tab = { asked: 0, close: () => channel.close(), tell: () => undefined as void };
  const auth = {
    refresh: async () => {
      tab.asked += 1;
    },
  };
  tab.tell = followPlan(auth, channel);
  return tab;
};

describe('a tab', () => {
  it('asks for the profile again when another tab says that the plan has changed', async () => {
    const [one, other] = [openTab('a'), openTab('a')];
    one.tell();
    await expect.poll(() => other.asked).toBe(1);
    expect(one.asked).toBe(0);
    one.close();
    other.close();
  });
});
