/** How often the profile is looked at before it is said that Plus is late. */
const looks = 10;
/** From one look to the next, ms. */
const pauseMs = 1000;
/** All of it, also where the server takes its time for each look, ms. */
const limitMs = 15_000;

export interface PlanWait {
  /** Looks at the profile again: whether it has Plus. */
  readonly look: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Waits a short while for Plus: the browser may be back before the payment's own message has come.
 * @throws when it has not come by then, or `signal` is aborted.
 */
export const waitForPlan = async ({ look, wait }: PlanWait, signal: AbortSignal): Promise<void> => {
  const over = new AbortController();
  const looking = AbortSignal.any([signal, over.signal]);
  const lookForIt = async () => {
    for (let count = 0; count < looks; count += 1) {
      if (count > 0) await wait(pauseMs);
      looking.throwIfAborted();
      if (await look()) return true;
    }
    return false;
  };
  const hasCome = await Promise.race([lookForIt(), wait(limitMs).then(() => false)]);
  over.abort();
  if (!hasCome) throw new Error('Plus has not arrived yet.');
};
