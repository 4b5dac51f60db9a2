/** Waits between attempts to connect, in milliseconds, under the names of partysocket's options. */
export interface BackoffPolicy {
  readonly minReconnectionDelay: number;
  readonly maxReconnectionDelay: number;
  /** 0 for exact delays; 0.2 takes up to a fifth off, so that a thousand pages do not come back in the same instant. */
  readonly reconnectionDelayJitter: number;
}

/** 1 s, doubling to 10 s, exact: the product's rule. */
export const defaultBackoff: BackoffPolicy = {
  minReconnectionDelay: 1000,
  maxReconnectionDelay: 10_000,
  reconnectionDelayJitter: 0,
};

/**
 * The delay before the next attempt.
 * @param failures how many attempts have failed in a row, 1 or more
 * @param random 0 to 1, used only when the policy has a jitter
 */
export const backoffMs = (failures: number, policy: BackoffPolicy, random: () => number): number => {
  const full = Math.min(policy.minReconnectionDelay * 2 ** (failures - 1), policy.maxReconnectionDelay);
  return policy.reconnectionDelayJitter > 0 ? full * (1 - policy.reconnectionDelayJitter * random()) : full;
};
