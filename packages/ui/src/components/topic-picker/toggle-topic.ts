/**
 * The topics after one was pressed: a chosen one goes, another comes at the end, and one more than `maximum` is ignored
 * (at most 5).
 */
export function toggleTopic<Topic extends string>(
  chosen: readonly Topic[],
  topic: Topic,
  maximum: number,
): readonly Topic[] {
  if (chosen.includes(topic)) return chosen.filter((other) => other !== topic);
  return chosen.length < maximum ? [...chosen, topic] : chosen;
}
