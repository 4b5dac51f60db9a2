import { TimeoutError } from '@sayso/api/client';
import type { ConversationSummary } from '@sayso/api/contract/conversation';

/** How often the summary is asked for again. */
export const summaryRetries = 6;
/** Milliseconds between two tries. */
export const summaryRetryDelay = 1000;

/** After so many tries that the server left without an answer, the learner hears of it. */
const maximumTimeouts = 2;

/** Whether nothing was said that could be summed up. */
const isEmpty = (summary: ConversationSummary | null): boolean =>
  summary === null || (!summary.summary && !summary.xp_gained && Object.keys(summary.weaknesses ?? {}).length === 0);

/**
 * Asks for the summary until there is one: once, then up to 6 times more at 1 s intervals.
 * @returns `null` when every try was answered and there still is none: no conversation was detected
 * @throws whatever `ask` threw when there still is none and not every try was answered, or two of them took too long; or the signal's reason
 */
export const loadSummary = async (
  ask: () => Promise<ConversationSummary | null>,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<ConversationSummary | null> => {
  let failure: { readonly error: unknown } | undefined;
  let timeouts = 0;
  for (let retries = 0; retries <= summaryRetries; retries += 1) {
    if (retries > 0) await wait(summaryRetryDelay);
    signal.throwIfAborted();
    try {
      const summary = await ask();
      if (!isEmpty(summary)) return summary;
    } catch (error) {
      if (error instanceof TimeoutError) timeouts += 1;
      if (signal.aborted || timeouts === maximumTimeouts) throw error;
      failure = { error };
    }
  }
  if (failure) throw failure.error;
  return null;
};
