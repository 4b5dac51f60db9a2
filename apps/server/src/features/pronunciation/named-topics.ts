import { type Topic, topics } from '@sayso/api/contract/values';

/** The fields in which our own page describes the drill so far: a sentence with “business” in it is no wish for Business. */
const soFar: ReadonlySet<string> = new Set(['previous', 'weak_words']);

/** Topics that the page names in its context, whatever form that has. */
export const topicsNamedIn = (context: unknown): readonly Topic[] => {
  const text = JSON.stringify(context ?? '', (name, value: unknown) => (soFar.has(name) ? undefined : value));
  return topics.filter((topic) => new RegExp(`\\b${topic}\\b`, 'iu').test(text));
};
