type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (...candidates: readonly unknown[]): string =>
  String(candidates.find((one) => (typeof one === 'string' && one !== '') || typeof one === 'number') ?? '');

const messageOf = (message: Fields) => ({
  ...message,
  role: textOf(message['role'], message['sender']),
  text: textOf(message['text'], message['content'], message['message']),
  timestamp: textOf(message['timestamp'], message['created_at']),
});

const messagesIn = (values: readonly unknown[]) => values.filter(isObject).map(messageOf);

const conversationOf = (conversation: Fields, messages: readonly unknown[], index: number) => ({
  ...conversation,
  id: textOf(conversation['id'], conversation['session_id']) || String(index),
  coach: textOf(conversation['coach'], conversation['character']),
  started_at: textOf(
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
    return Array.isArray(messages) ? [conversationOf(entry, messages, index)] : [];
  });
  const loose = entries.filter((entry) => !('messages' in entry) && !('conversation_history' in entry));
  const [first] = loose;
  return { conversations: first ? [...talks, conversationOf({ ...first, id: '' }, loose, entries.length)] : talks };
};
