import { describe, expect, it } from 'vitest';
import { waitForPlan } from './wait-for-plan.ts';

const noSignal = new AbortController().signal;
/** A profile that has Plus at look number `at`. */
const arrivesAt = (at: number) => {
  const seen = { looks: 0, waited: 0 };
  const parts = {
    look: async () => {
      seen.looks += 1;
      return seen.looks >= at;
    },
    wait: async (ms: number) => {
      if (ms > 1000) return new Promise<void>(() => undefined);
      seen.waited += ms;
    },
  };
  return { seen, parts };
};

describe('waiting for Plus', () => {
  it('is over at once when the payment’s message came before the browser', async () => {
    const { seen, parts } = arrivesAt(1);
    await waitForPlan(parts, noSignal);
    expect(seen).toEqual({ looks: 1, waited: 0 });
  });

  it('looks every second when the browser came first', async () => {
    const { seen, parts } = arrivesAt(4);
    await waitForPlan(parts, noSignal);
    expect(seen).toEqual({ looks: 4, waited: 3000 });
  });

  it('gives up after nine seconds', async () => {
    const { seen, parts } = arrivesAt(99);
    await expect(waitForPlan(parts, noSignal)).rejects.toThrow('not arrived');
    expect(seen).toEqual({ looks: 10, waited: 9000 });
  });

  it('does not wait for a look that is never answered', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await expect(waitForPlan({ look: () => new Promise(() => undefined), wait }, noSignal)).rejects.toThrow(
      'not arrived',
    );
    expect(waits).toEqual([15_000]);
  });

  it('ends with the page', async () => {
    const { seen, parts } = arrivesAt(99);
    await expect(waitForPlan(parts, AbortSignal.abort())).rejects.toThrow();
    expect(seen.looks).toBe(0);
  });
});
