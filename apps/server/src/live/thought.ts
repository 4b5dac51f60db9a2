import { withPatience } from '../engines/patience.ts';
import type { Log } from '../http/Services.ts';

/** What an engine comes up with; null when it could not, or when nobody waits any more. A failure is in the log. */
export const thoughtOf = async <T>(
  think: (signal: AbortSignal) => Promise<T>,
  patienceMs: number,
  signal: AbortSignal,
  onFailure: { readonly log: Log; readonly session: string; readonly says: string },
): Promise<T | null> => {
  try {
    return await withPatience(think, patienceMs, signal);
  } catch (error) {
    if (!signal.aborted) onFailure.log.warn({ err: error, session: onFailure.session }, onFailure.says);
    return null;
  }
};
