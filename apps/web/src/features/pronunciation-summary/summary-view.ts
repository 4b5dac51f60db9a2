import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { getPronunciationSummary, ScoredWord } from '@sayso/api/contract/pronunciation';
import { type ScoreLabel, scoreLabel, scorePercent } from '@sayso/ui/score-label';
import { stripTags } from '@sayso/voice/conversation';

/** The summary of a drill as the server tells it. */
export type PronunciationSummary = NonNullable<AnswerOf<typeof getPronunciationSummary>>;

/** A word with its score, ready to be drawn. */
export interface SummaryWord {
  readonly word: string;
  /** 0 to 1. */
  readonly score: number;
  /** Rounded, `82%`. */
  readonly percent: string;
}

/** The summary as it is shown: scores from 0 to 1 with their words, and no HTML in any text. */
export interface SummaryView {
  readonly xp: number;
  readonly sentences: number;
  /** Null where nothing could be judged. */
  readonly percent: string | null;
  readonly label: ScoreLabel;
  readonly difficulty: string;
  /** Empty where the server gives none. */
  readonly tip: string;
  readonly wellSaid: readonly SummaryWord[];
  readonly toImprove: readonly SummaryWord[];
  readonly history: readonly { readonly author: 'You' | 'Coach'; readonly text: string }[];
}

/** 0 to 1; what is over 1 is taken as percent already, as some servers send it. */
const share = (score: number): number => Math.min(1, Math.max(0, score > 1 ? score / 100 : score));

const readWord = ({ word, score }: ScoredWord): SummaryWord => ({
  word: stripTags(word),
  score: share(score),
  percent: scorePercent(share(score)),
});

export const createSummaryView = (summary: PronunciationSummary): SummaryView => {
  const average = summary.sure === false ? null : share(summary.average_score);
  return {
    xp: summary.xp_gained,
    sentences: summary.phrase_count,
    percent: average === null ? null : scorePercent(average),
    label: scoreLabel(average),
    difficulty: stripTags(summary.main_difficulty),
    tip: stripTags(summary.feedback_tip).trim(),
    wellSaid: summary.top_words.map(readWord),
    toImprove: summary.weak_words.map(readWord),
    history: summary.conversation_history.map(({ role, content }) => ({
      author: role === 'user' ? ('You' as const) : ('Coach' as const),
      text: stripTags(content),
    })),
  };
};
