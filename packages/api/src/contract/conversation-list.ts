type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const pickText = (...candidates: readonly unknown[]): string =>
  String(candidates.find((one) => (typeof one === 'string' && one !== '') || typeof one === 'number') ?? '');

const readMessage = (message: Fields) => ({
  ...message,
  role: pickText(message['role'], message['sender']),
  text: pickText(message['text'], message['content'], message['message']),
  timestamp: pickText(message['timestamp'], message['created_at']),
});

const messagesIn = (values: readonly unknown[]) => values.filter(isObject).map(readMessage);

const readConversation = (conversation: Fields, messages: readonly unknown[], index: number) => ({
  ...conversation,
  id: pickText(conversation['id'], conversation['session_id']) || String(index),
  coach: pickText(conversation['coach'], conversation['character']),
  started_at: pickText(
    conversation['started_at'],
    conversation['created_at'],
    conversation['timestamp'],
    conversation['date'],
  ),
  messages: messagesIn(messages),
});

/**
 * The history of a server that sends a plain list, as the specification leaves its form open: of conversations, or of what was said in one.
 * Anything else stays what it is.
 */
export const readConversationList = (body: unknown): unknown => {
  if (!Array.isArray(body)) return body;
  const entries: readonly Fields[] = body.filter(isObject);
  const talks = entries.flatMap((entry, index) => {
    const messages = entry['messages'] ?? entry['conversation_history'];
    return Array.isArray(messages) ? [readConversation(entry, messages, index)] : [];
  });
  const loose = entries.filter((entry) => !('messages' in entry) && !('conversation_history' in entry));
  const [first] = loose;
  return { conversations: first ? [...talks, readConversation({ ...first, id: '' }, loose, entries.length)] : talks };
};
