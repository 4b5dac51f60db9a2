import type { HistoryEntry } from '@sayso/api/contract/conversation-socket';
import type { ConversationMessage } from './snapshot.ts';

type Messages = readonly ConversationMessage[];

/** Spec §5: messages are shown with HTML tags stripped. A lone `<` as in `3 < 5` is no tag. */
export const stripTags = (text: string): string => text.replace(/<\/?[a-z][^>]*>|<!--[^]*?-->/gi, '').trim();

const toTimestamp = (at: number): string => new Date(at).toISOString();

/** A new turn at the time `at`. */
export const createMessage = (
  id: string,
  role: ConversationMessage['role'],
  text: string,
  at: number,
  flags: Partial<ConversationMessage> = {},
): ConversationMessage => ({
  id,
  role,
  text: stripTags(text),
  timestamp: toTimestamp(at),
  draft: false,
  pending: false,
  unheard: false,
  ...flags,
});

/** Changes one message; the same list when there is none of that id or nothing changes. */
export const changeMessage = (messages: Messages, id: string, change: Partial<ConversationMessage>): Messages => {
  const differs = (message: ConversationMessage) =>
    Object.entries(change).some(([name, value]) => Reflect.get(message, name) !== value);
  return messages.some((message) => message.id === id && differs(message))
    ? messages.map((message) => (message.id === id ? { ...message, ...change } : message))
    : messages;
};

/** Puts the server's turns into the page's by id, each in its place. What the server does not know stays where it was said. */
export const mergeHistory = (messages: Messages, history: readonly HistoryEntry[], at: number): Messages => {
  const merged: ConversationMessage[] = [];
  let rest = messages;
  for (const entry of history) {
    const index = rest.findIndex(({ id }) => id === entry.id);
    const known = rest[index];
    merged.push(...rest.slice(0, Math.max(0, index)));
    if (known) rest = rest.slice(index + 1);
    else if (merged.some(({ id }) => id === entry.id)) continue;
    merged.push({
      ...createMessage(entry.id, entry.role, entry.text, at),
      timestamp: entry.timestamp ?? known?.timestamp ?? toTimestamp(at),
      draft: entry.draft ?? false,
      unheard: known?.unheard ?? false,
    });
  }
  return [...merged, ...rest];
};
