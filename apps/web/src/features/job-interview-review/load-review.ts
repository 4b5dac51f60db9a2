import { isUnanswered } from '@sayso/api/client';
import type { InterviewReview, InterviewSummary } from '@sayso/api/contract/interview';
import { stripTags } from '@sayso/voice/conversation';
import { withoutTags } from '../../platform/text/without-tags.ts';

/** The feedback on an interview, as it is shown. */
export interface ShownReview {
  /** The feedback in one text. */
  readonly summary: string;
  /** The same in its parts; null with a server of the specification. */
  readonly review: InterviewReview | null;
}

/**
 * Asks for the feedback on an interview, without HTML tags. `null` where the server says that there is none, which leads home without a word.
 * @throws while the server gives no answer, or when the page was left
 */
export const loadReview = async (
  ask: () => Promise<InterviewSummary>,
  signal?: AbortSignal,
): Promise<ShownReview | null> => {
  try {
    const { summary: text, error, review } = await ask();
    const summary = stripTags(text);
    const isThere = !error && (summary.trim() !== '' || review !== undefined);
    return isThere ? { summary, review: review ? withoutTags(review) : null } : null;
  } catch (fault) {
    if (signal?.aborted || isUnanswered(fault)) throw fault;
    return null;
  }
};
