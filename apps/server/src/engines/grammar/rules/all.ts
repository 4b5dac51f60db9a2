import type { Rule } from '../rule.ts';
import { nounAgreementRules } from './agreement-nouns.ts';
import { verbAgreementRules } from './agreement-verbs.ts';
import { articleRules } from './articles.ts';
import { countabilityRules } from './countability.ts';
import { prepositionRules } from './prepositions.ts';
import { timeRules } from './tense-time.ts';
import { verbFormRules } from './tense-verb-forms.ts';
import { swapRules } from './word-choice-swaps.ts';
import { verbPatternRules } from './word-choice-verbs.ts';
import { wordRules } from './word-choice-words.ts';
import { wordOrderRules } from './word-order.ts';

/** Every rule; where two want to change the same words the earlier one has its way. */
export const allRules: readonly Rule[] = [
  ...timeRules,
  ...verbFormRules,
  ...wordOrderRules,
  ...swapRules,
  ...wordRules,
  ...verbPatternRules,
  ...countabilityRules,
  ...verbAgreementRules,
  ...nounAgreementRules,
  ...prepositionRules,
  ...articleRules,
];
