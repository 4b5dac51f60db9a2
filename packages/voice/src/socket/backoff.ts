/** How long to wait between attempts to connect, in milliseconds (spec §9). */
export interface BackoffPolicy {
  readonly firstMs: number;
  readonly maximumMs: number;
  /** 0 for exact delays; 0.2 takes up to a fifth off, so that a thousand pages do not come back in the same instant. */
  readonly spread: number;
}

/** 1 s doubling to 10 s (spec §9), exact. */
export const defaultBackoff: BackoffPolicy = { firstMs: 1000, maximumMs: 10_000, spread: 0 };

/**
 * The delay before the next attempt.
 * @param failures how many attempts have failed in a row, 1 or more
 * @param random 0 to 1, used only when the policy spreads
 */
export const backoffMs = (failures: number, policy: BackoffPolicy, random: () => number): number => {
  const full = Math.min(policy.firstMs * 2 ** (failures - 1), policy.maximumMs);
  return policy.spread > 0 ? full * (1 - policy.spread * random()) : full;
};
