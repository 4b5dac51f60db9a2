import type { Correction } from '@sayso/api/contract/conversation';

/** One mistake as the summary lists it: what was said and what would be better. */
const issueOf = ({ said, better }: Pick<Correction, 'said' | 'better'>): string => `“${said}” → “${better}”`;

/** Category to list of issues (spec §3), in the order in which they were said, none twice. */
export const weaknessesOf = (corrections: readonly Correction[]): Record<string, string[]> => {
  const byCategory = new Map<string, Set<string>>();
  for (const correction of corrections) {
    const issues = byCategory.get(correction.category) ?? new Set();
    byCategory.set(correction.category, issues.add(issueOf(correction)));
  }
  return Object.fromEntries([...byCategory].map(([category, issues]) => [category, [...issues]]));
};
