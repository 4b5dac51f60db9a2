import { stripTags } from '@sayso/voice/conversation';

const stripped = (value: unknown): unknown => {
  if (typeof value === 'string') return stripTags(value);
  if (Array.isArray(value)) return value.map(stripped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [stripTags(name), stripped(one)]));
};

/** An answer of the server without HTML tags in any of its texts, names of a map included: messages shown to the learner have their tags stripped. */
export const withoutTags = <T>(answer: T): T => stripped(answer) as T;
