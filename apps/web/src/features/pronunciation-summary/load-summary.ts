import { ApiError, UnexpectedAnswerError } from '@sayso/api/client';
import { createSummaryView, type PronunciationSummary, type SummaryView } from './summary-view.ts';

/** There is no summary of a drill. */
export class MissingSummaryError extends Error {
  override readonly name = 'MissingSummaryError';
  /** There may be one all the same, or a moment later. */
  readonly canRetry: boolean;
  constructor(canRetry: boolean, options?: ErrorOptions) {
    super('There is no summary of a drill.', options);
    this.canRetry = canRetry;
  }
}

/** The server says that there is no session; an answer that is not JSON says so, too. */
const saysNone = (error: unknown): boolean =>
  error instanceof UnexpectedAnswerError || (error instanceof ApiError && error.status === 404);

/**
 * Asks for the summary of the latest drill.
 * @param mayCome a phrase was still being saved when the drill ended: where the server has no summary yet, it may have one soon
 * @throws MissingSummaryError
 */
export const loadSummary = async (
  ask: () => Promise<PronunciationSummary | null>,
  mayCome: boolean,
): Promise<SummaryView> => {
  const summary = await ask().catch((cause: unknown) => {
    throw new MissingSummaryError(mayCome || !saysNone(cause), { cause });
  });
  if (summary === null) throw new MissingSummaryError(mayCome);
  return createSummaryView(summary);
};
