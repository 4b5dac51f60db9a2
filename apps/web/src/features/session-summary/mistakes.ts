import type { ConversationSummary } from '@sayso/api/contract/conversation';
import { type CorrectedSentence, correctedSentences } from '@sayso/api/contract/corrected-sentences';

/** One issue of a category. */
export type Issue =
  | {
      readonly kind: 'sentence';
      readonly said: string;
      readonly better: string;
      readonly explanations: readonly string[];
    }
  /** The better sentence stands under an earlier category. */
  | {
      readonly kind: 'shared';
      readonly said: string;
      readonly under: string;
      readonly explanations: readonly string[];
    }
  /** From a server that does not say which sentence it was. */
  | { readonly kind: 'words'; readonly text: string };

/** A category of mistakes with its issues: as many as are shown. */
export interface Category {
  readonly name: string;
  readonly issues: readonly Issue[];
}

const findIssues = ({ said, better, mistakes }: CorrectedSentence, category: string): Issue[] => {
  const own = mistakes.find((mistake) => mistake.category === category);
  const [first] = mistakes;
  if (!own || !first) return [];
  const { explanations } = own;
  return own === first
    ? [{ kind: 'sentence', said, better, explanations }]
    : [{ kind: 'shared', said, under: first.category, explanations }];
};

/**
 * Every category that the summary names, in its order, also one without an issue. A sentence with its better one stands once on the page,
 * under the first of its categories.
 */
export const listCategories = ({
  weaknesses,
  corrections,
}: Pick<ConversationSummary, 'weaknesses' | 'corrections'>): readonly Category[] => {
  const named = new Map(Object.entries(weaknesses ?? {}));
  const sentences = correctedSentences(corrections);
  const names = new Set([...named.keys(), ...sentences.flatMap(({ mistakes }) => mistakes.map((one) => one.category))]);
  return [...names].map((name) => {
    const issues = sentences.flatMap((sentence) => findIssues(sentence, name));
    if (issues.length > 0) return { name, issues };
    return { name, issues: [...new Set(named.get(name))].map((text) => ({ kind: 'words', text })) };
  });
};
