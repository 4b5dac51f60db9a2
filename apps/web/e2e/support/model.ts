/** A request that the chat endpoint of a provider receives. */
interface Chat {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

let count = 0;

/**
 * Stands in for a language model behind the OpenAI protocol: takes up what was said last, asks something new each time, and answers the
 * grammar prompt, which is the one that wants JSON, with none found.
 */
export const answerLikeAModel = ({ messages }: Chat): string => {
  if (messages.some(({ content }) => content.includes('"corrections"'))) return '{"corrections": []}';
  count += 1;
  const last = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  const words = last.split(/\s+/).slice(-3).join(' ');
  return `So you said ${words}. What was the best part of it, number ${count}?`;
};
