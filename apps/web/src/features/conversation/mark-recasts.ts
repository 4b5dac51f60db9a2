import type { TranscriptMessage } from '@sayso/ui/transcript';
import type { ConversationSnapshot } from '@sayso/voice/conversation';

/** The messages of a conversation, with the mistakes marked that the coach put right in passing. */
export const markRecasts = (
  messages: ConversationSnapshot['messages'],
  scene: ConversationSnapshot['scene'],
): readonly TranscriptMessage[] => {
  const recasts = Map.groupBy(scene?.recasts ?? [], ({ id }) => id);
  return messages.map((message) => {
    const corrections = recasts.get(message.id);
    return corrections ? { ...message, corrections } : message;
  });
};
